import { tempProject } from '@testheal/testkit';
import { expect, it } from 'vitest';

import { createVitestOracle } from '../src/run/oracle.ts';
import { home, hostEntry, vitestVersion } from './vitest-home.ts';

const FILES = {
  'vitest.config.js': 'export default { test: { globals: true } }\n',
  'src/a.js': 'export function f(x) { return x - 1 }\n',
  'test/a.test.js': `import { f } from '../src/a.js';
if (globalThis.__heal !== undefined) process.kill(process.pid, 'SIGKILL');
test('one more', () => { expect(f(1)).toBe(2) });
`,
};

it(`ends a probe whose worker dies without a word, under Vitest ${vitestVersion}`, async () => {
  await using project = await tempProject(home, FILES);
  await using oracle = createVitestOracle({
    version: vitestVersion,
    setup: { root: project.root, configFile: `${project.root}/vitest.config.js`, mode: 'test', options: {} },
    options: { memoryMb: 256 },
    entry: hostEntry,
  });
  const source = FILES['src/a.js'];
  const id = { file: 'test/a.test.js', titlePath: ['one more'], occurrence: 0 };
  const task = {
    target: { file: `${project.root}/src/a.js`, source, regions: [{ start: 0, end: source.length }] },
    testFile: `${project.root}/test/a.test.js`,
    tests: [{ id, role: 'target', message: 'expected +0 to be 2 // Object.is equality' }],
    overlay: {},
    limits: { maxCandidates: 10, timeoutMs: 10_000, slack: 1, maxAfterFirst: 10 },
    seed: 1,
    journal: {},
    announce: false,
    allowSockets: false,
  } as const;

  const messages: unknown[] = [];
  for await (const message of oracle.probe(task, new AbortController().signal)) messages.push(message);

  expect(messages).toEqual([]);
});
