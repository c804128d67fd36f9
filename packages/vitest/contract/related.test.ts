import { tempProject } from '@testheal/testkit';
import { expect, it } from 'vitest';

import { createVitestOracle } from '../src/run/oracle.ts';
import { home, hostEntry, vitestVersion } from './vitest-home.ts';

const FILES = {
  'vitest.config.js': 'export default { test: { globals: true } }\n',
  'src/a.js': 'export const a = 1\n',
  'test/a.test.js': "import '../src/a.js'\ntest('a', () => {})\n",
  'test/b.test.js': "test('b', () => {})\n",
  'test/broken.test.js': 'test(\n',
};

it(`names the test files that reach a module beside one that does not parse, under Vitest ${vitestVersion}`, async () => {
  await using project = await tempProject(home, FILES);
  await using oracle = createVitestOracle({
    version: vitestVersion,
    setup: { root: project.root, configFile: `${project.root}/vitest.config.js`, mode: 'test', options: {} },
    options: { memoryMb: 256 },
    entry: hostEntry,
  });

  const related = await oracle.relatedTestFiles(`${project.root}/src/a.js`);

  expect(related.map(({ path }) => path.slice(project.root.length + 1))).toContain('test/a.test.js');
});

it(`names no type test, which only the compiler runs, under Vitest ${vitestVersion}`, async () => {
  await using project = await tempProject(home, {
    ...FILES,
    'vitest.config.js':
      "export default { test: { globals: true, typecheck: { enabled: true, include: ['test/*.test-d.ts'] } } }\n",
    'test/a.test-d.ts': "import { a } from '../src/a.js'\ntest('a', () => { expectTypeOf(a).toBeNumber() })\n",
  });
  await using oracle = createVitestOracle({
    version: vitestVersion,
    setup: { root: project.root, configFile: `${project.root}/vitest.config.js`, mode: 'test', options: {} },
    options: { memoryMb: 256 },
    entry: hostEntry,
  });

  const related = await oracle.relatedTestFiles(`${project.root}/src/a.js`);

  expect(related.map(({ path }) => path.slice(project.root.length + 1))).toEqual(['test/a.test.js']);
});
