import { join } from 'node:path';
import { tempProject } from '@testheal/testkit';
import { describe, expect, it } from 'vitest';

import { createJestOracle } from '../src/run/oracle.ts';
import { findJest } from '../src/shared/jest-version.ts';
import type { JestPaths } from '../src/shared/jest-version.ts';
import { dist, home, openProject } from './jest-project.ts';
import { bins, runJest } from './run-jest.ts';

const jest = findJest(home) as JestPaths;
/** Jest 29 wants to make the folder of what it looks for. */
const canBeRead = Number.parseInt(jest.version, 10) >= 30;

/** Babel refuses the module in a host: there it runs only when somebody else has transformed it. */
const FILES = {
  'package.json': '{}',
  'jest.config.js': 'module.exports = { watchman: false };\n',
  'babel.config.js': `module.exports = {
  presets: [['@babel/preset-env', { targets: { node: 'current' } }]],
  plugins: [() => ({ visitor: { Program(path, { filename }) {
    if (process.env.TESTHEAL_SCRATCH && filename.endsWith('two.js')) throw new Error('transformed in the host');
  } } })],
};
`,
  'src/two.js': 'export const two = 2;\n',
  'src/two.test.js': "import { two } from './two';\ntest('is two', () => expect(two).toBe(2));\n",
};

async function statuses(overlay: Readonly<Record<string, string>> = {}): Promise<readonly string[]> {
  await using project = await tempProject(home, FILES);
  const cache = join(project.root, '.jest-cache');
  // From the folder of this process, which is part of the keys.
  const args = [`--config=${join(project.root, 'jest.config.js')}`, `--cacheDirectory=${cache}`];
  const own = await runJest(bins.jest, process.cwd(), args);
  expect(own.exitCode, own.stderr).toBe(0);
  const { globalConfig, contexts } = await openProject(project.root, jest);
  const path = `${project.root}/src/two.test.js`;
  await using oracle = createJestOracle({
    jest,
    globalConfig,
    projects: contexts.map((context) => ({ context })),
    options: { memoryMb: 256 },
    firstFile: { path },
    entry: join(dist, 'host.js'),
  });
  const request = {
    files: [{ path }],
    overlay: Object.fromEntries(Object.entries(overlay).map(([file, text]) => [`${project.root}/${file}`, text])),
    timeoutMs: 20_000,
  };
  const outcome = await oracle.run(request, new AbortController().signal);
  if (outcome.status !== 'completed') return [outcome.status];
  return [...outcome.results.map(({ status }) => status), ...outcome.brokenFiles.map(({ message }) => message)];
}

describe('a host', () => {
  it.runIf(canBeRead)('runs what the user’s own run has transformed', async () => {
    expect(await statuses()).toEqual(['passed']);
  });

  it('transforms a patched text itself', async () => {
    const [said] = await statuses({ 'src/two.js': 'export const two = 3;\n' });

    expect(said).toContain('transformed in the host');
  });
});
