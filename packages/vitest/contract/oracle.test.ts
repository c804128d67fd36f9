import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describeOracle, tempProject } from '@testheal/testkit';

import { createVitestOracle } from '../src/oracle.ts';

// Another folder with an installed `@testheal/vitest` and another Vitest: how the versions of the matrix are tried.
const home = process.env['TESTHEAL_CONTRACT_HOME'] ?? fileURLToPath(new URL('..', import.meta.url));
const entry =
  process.env['TESTHEAL_CONTRACT_HOME'] === undefined
    ? join(home, 'dist/host.js')
    : join(home, 'node_modules/@testheal/vitest/dist/host.js');
const { version } = createRequire(join(home, 'x.js'))('vitest/package.json') as { version: string };

const CONFIG = `export default { test: { globals: true } }\n`;

describeOracle(`Vitest ${version}`, async (files) => {
  const project = await tempProject(home, { ...files, 'vitest.config.js': CONFIG });
  const oracle = createVitestOracle({
    version,
    setup: { root: project.root, configFile: `${project.root}/vitest.config.js`, mode: 'test', options: {} },
    options: { memoryMb: 256 },
    entry,
  });
  return { oracle, root: project.root, dispose: () => project[Symbol.asyncDispose]() };
});
