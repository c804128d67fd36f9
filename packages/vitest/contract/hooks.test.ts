import { tempProject } from '@testheal/testkit';
import { expect, it } from 'vitest';

import { createVitestOracle } from '../src/run/oracle.ts';
import { home, hostEntry, vitestVersion } from './vitest-home.ts';

const FILES = {
  'vitest.config.js': 'export default { test: { globals: true } }\n',
  'src/a.js': 'export const open = [];\nexport function f(x) { return x - 1 }\n',
  'test/a.test.js': `import { f, open } from '../src/a.js';
describe('f', () => {
  afterAll(() => { if (open.length > 0) throw new Error('left open') });
  test('one more', () => { expect(f(1)).toBe(2) });
});
`,
};

it(`tells of a hook that a patch breaks after tests that pass, under Vitest ${vitestVersion}`, async () => {
  await using project = await tempProject(home, FILES);
  await using oracle = createVitestOracle({
    version: vitestVersion,
    setup: { root: project.root, configFile: `${project.root}/vitest.config.js`, mode: 'test', options: {} },
    options: { memoryMb: 256 },
    entry: hostEntry,
  });
  const test = `${project.root}/test/a.test.js`;
  const patch = FILES['src/a.js'].replace('return x - 1', 'open.push(x); return x + 1');
  const request = { files: [{ path: test }], overlay: { [`${project.root}/src/a.js`]: patch }, timeoutMs: 60_000 };

  const outcome = await oracle.run(request, new AbortController().signal);

  expect(outcome).toMatchObject({
    status: 'completed',
    results: [{ status: 'passed' }],
    brokenFiles: [{ path: test, message: 'left open' }],
  });
});
