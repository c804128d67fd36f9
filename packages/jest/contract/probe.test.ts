import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type ProbeScenario,
  type ScenarioOutcome,
  type TempProject,
  bundleScenarioPlayer,
  probeScenarios,
  tempProject,
} from '@testheal/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { findJest } from '../src/jest-version.ts';
import type { JestPaths } from '../src/jest-version.ts';
import { createJestOracle } from '../src/oracle.ts';
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

const CASES = Object.keys(TRANSFORMS).flatMap((transform) =>
  probeScenarios.map((scenario) => [transform, scenario.name, scenario] as const),
);

describe.each(CASES)(`a probe in Jest ${jest.version} with %s: %s`, (transform, _name, scenario) => {
  let player: TempProject;
  let outcome: ScenarioOutcome;
  beforeAll(async () => {
    player = await tempProject(home, {});
    await bundleScenarioPlayer(join(player.root, 'player.mjs'));
    outcome = await play(scenario, TRANSFORMS[transform] ?? {}, join(player.root, 'player.mjs'));
  });
  afterAll(async () => player[Symbol.asyncDispose]());

  it('takes a way that is right for it', () => {
    expect(scenario.ways.includes(outcome.way) ? 'right' : `${outcome.way}: ${outcome.reason ?? ''}`).toBe('right');
    expect(outcome.leftOut).toEqual(outcome.way === 'unprobeable' ? [] : (scenario.leftOut ?? []));
  });

  it('judges every candidate as a fresh run would', () => {
    if (outcome.way === 'unprobeable') return;
    const expected = scenario.candidates.map(({ name, expected: verdict }) => [name, verdict]);

    const verdicts = scenario.candidates.map(({ name, expected: verdict }) => {
      const told = outcome.verdicts[name];
      return [name, verdict === 'not-plausible' && told !== 'plausible' ? verdict : told];
    });

    expect(verdicts).toEqual(expected);
  });

  it('records what its sites saw', () => {
    const wanted =
      outcome.way === 'unprobeable' ? [] : (scenario.sites ?? []).map(({ hits, first }) => ({ hits, first }));

    expect(outcome.recorded.map(({ hits, first }, site) => ({ hits, first: wanted[site]?.first && first }))).toEqual(
      wanted,
    );
  });
});

async function play(
  scenario: ProbeScenario,
  config: Readonly<Record<string, string>>,
  player: string,
): Promise<ScenarioOutcome> {
  await using project = await tempProject(home, { ...scenario.files, 'package.json': '{}', ...config });
  const { globalConfig, contexts } = await openProject(project.root, jest);
  await using oracle = createJestOracle({
    jest,
    globalConfig,
    projects: contexts.map((context) => ({ context })),
    options: { memoryMb: 256 },
    entry: fileURLToPath(new URL('fixtures/scenario-host.mjs', import.meta.url)),
  });
  const task = { dist, player, root: project.root, scenario };
  for await (const message of oracle.probe(task as never, new AbortController().signal)) {
    if (message.type === 'unprobeable') return JSON.parse(message.reason) as ScenarioOutcome;
  }
  throw new Error('the worker died');
}
