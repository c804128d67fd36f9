import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type ProbeScenario,
  type ScenarioOutcome,
  type TempProject,
  bundleScenarioPlayer,
  describeProbeLab,
  tempProject,
} from '@testheal/testkit';
import { afterAll, beforeAll } from 'vitest';

import { findJest } from '../src/shared/jest-version.ts';
import type { JestPaths } from '../src/shared/jest-version.ts';
import { createJestOracle } from '../src/run/oracle.ts';
import { dist, home, openProject } from './jest-project.ts';

const jest = findJest(home) as JestPaths;

const BABEL = `module.exports = {
  presets: [['@babel/preset-env', { targets: { node: 'current' } }], '@babel/preset-typescript'],
  plugins: ['@babel/plugin-transform-react-jsx'],
};
`;

/** Config files by transform. */
const TRANSFORMS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '@swc/jest': {
    'jest.config.js': `module.exports = { watchman: false, transform: { '\\\\.[jt]sx?$': '@swc/jest' } };\n`,
  },
  'babel-jest': { 'jest.config.js': 'module.exports = { watchman: false };\n', 'babel.config.js': BABEL },
};

let player: TempProject;
beforeAll(async () => {
  player = await tempProject(home, {});
  await bundleScenarioPlayer(join(player.root, 'player.mjs'));
});
afterAll(async () => player[Symbol.asyncDispose]());

for (const [transform, config] of Object.entries(TRANSFORMS)) {
  describeProbeLab(`Jest ${jest.version} with ${transform}`, {
    play: (scenario) => play(scenario, config),
    offers: ['fake-timers', 'matchers', 'stray-errors'],
  });
}

async function play(scenario: ProbeScenario, config: Readonly<Record<string, string>>): Promise<ScenarioOutcome> {
  await using project = await tempProject(home, { ...scenario.files, 'package.json': '{}', ...config });
  const { globalConfig, contexts } = await openProject(project.root, jest);
  await using oracle = createJestOracle({
    jest,
    globalConfig,
    projects: contexts.map((context) => ({ context })),
    options: { memoryMb: 256 },
    entry: fileURLToPath(new URL('fixtures/scenario-host.mjs', import.meta.url)),
  });
  const limits = { timeoutMs: 60_000 };
  const task = { dist, player: join(player.root, 'player.mjs'), root: project.root, scenario, limits };
  for await (const message of oracle.probe(task as never, new AbortController().signal)) {
    if (message.type === 'unprobeable') return JSON.parse(message.reason) as ScenarioOutcome;
  }
  throw new Error('the worker died');
}
