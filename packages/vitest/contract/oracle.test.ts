import { describeOracle, tempProject } from '@testheal/testkit';

import { createVitestOracle } from '../src/run/oracle.ts';
import { home, hostEntry, vitestVersion } from './vitest-home.ts';

const CONFIG = `export default { test: { globals: true } }\n`;

describeOracle(`Vitest ${vitestVersion}`, async (files) => {
  const project = await tempProject(home, { ...files, 'vitest.config.js': CONFIG });
  const oracle = createVitestOracle({
    version: vitestVersion,
    setup: { root: project.root, configFile: `${project.root}/vitest.config.js`, mode: 'test', options: {} },
    options: { memoryMb: 256 },
    entry: hostEntry,
  });
  return { oracle, root: project.root, dispose: async () => project[Symbol.asyncDispose]() };
});
