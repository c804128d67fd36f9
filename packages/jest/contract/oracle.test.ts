import { join } from 'node:path';
import { describeOracle, tempProject } from '@testheal/testkit';

import { findJest } from '../src/shared/jest-version.ts';
import type { JestPaths } from '../src/shared/jest-version.ts';
import { createJestOracle } from '../src/run/oracle.ts';
import { dist, home, openProject } from './jest-project.ts';

const jest = findJest(home) as JestPaths;

const CONFIG = `module.exports = { watchman: false, transform: { '\\\\.js$': '@swc/jest' } };\n`;

describeOracle(`Jest ${jest.version}`, async (files) => {
  const project = await tempProject(home, { ...files, 'package.json': '{}', 'jest.config.js': CONFIG });
  const { globalConfig, contexts } = await openProject(project.root, jest);
  const oracle = createJestOracle({
    jest,
    globalConfig,
    projects: contexts.map((context) => ({ context })),
    options: { memoryMb: 256 },
    entry: join(dist, 'host.js'),
  });
  return { oracle, root: project.root, dispose: async () => project[Symbol.asyncDispose]() };
});
