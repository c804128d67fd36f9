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
import { afterAll, beforeAll, vi } from 'vitest';

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
  'native modules': {
    'jest.config.cjs': `module.exports = {
  watchman: false,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx?$': ['@swc/jest', { module: { type: 'es6' } }] },
};\n`,
    'package.json': '{ "type": "module" }',
  },
  'babel-jest': { 'jest.config.js': 'module.exports = { watchman: false };\n', 'babel.config.js': BABEL },
};

const OFFERS = ['matchers', 'stray-errors'] as const;

let player: TempProject;
beforeAll(async () => {
  // Others take no notice of it.
  vi.stubEnv('NODE_OPTIONS', '--experimental-vm-modules');
  player = await tempProject(home, {});
  await bundleScenarioPlayer(join(player.root, 'player.mjs'));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await player[Symbol.asyncDispose]();
});

for (const [transform, config] of Object.entries(TRANSFORMS)) {
  describeProbeLab(`Jest ${jest.version} with ${transform}`, {
    play: (scenario) => play(scenario, config),
    // Native modules have no `jest` but what they import.
    offers: transform === 'native modules' ? OFFERS : [...OFFERS, 'fake-timers', 'seen-imports'],
  });
}

async function play(scenario: ProbeScenario, config: Readonly<Record<string, string>>): Promise<ScenarioOutcome> {
  await using project = await tempProject(home, { 'package.json': '{}', ...scenario.files, ...config });
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
