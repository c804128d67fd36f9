import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  bundleScenarioPlayer,
  describeProbeLab,
  taskOf,
  tempProject,
  type ProbeScenario,
  type ScenarioOutcome,
} from '@testheal/testkit';

import { createVitestOracle } from '../src/run/oracle.ts';
import { home, hostEntry, vitestVersion } from './vitest-home.ts';

const CONFIG = 'export default { test: { globals: true } }\n';

/** Runs in the worker: the scenario comes with the task, and its outcome leaves as the one message of the probe. */
const PROBE_MODULE = `import { playScenario } from './player.mjs';
export async function probe(task, driver, emit) {
  const outcome = await playScenario(task.scenario, driver, { root: task.root });
  await emit({ type: 'unprobeable', reason: JSON.stringify(outcome) });
}
`;

describeProbeLab(`Vitest ${vitestVersion}`, {
  play,
  offers: ['fake-timers', 'matchers', 'stray-errors', 'seen-imports'],
});

async function play(scenario: ProbeScenario): Promise<ScenarioOutcome> {
  await using project = await tempProject(home, { ...scenario.files, 'vitest.config.js': CONFIG });
  const { root } = project;
  await bundleScenarioPlayer(join(root, 'player.mjs'));
  await writeFile(join(root, 'probe.mjs'), PROBE_MODULE);
  await using oracle = createVitestOracle({
    version: vitestVersion,
    setup: {
      root,
      configFile: join(root, 'vitest.config.js'),
      mode: 'test',
      options: {},
      probeModule: join(root, 'probe.mjs'),
    },
    options: { memoryMb: 512 },
    entry: hostEntry,
  });
  const task = { ...taskOf(scenario, { root }), scenario, root };
  for await (const message of oracle.probe(task, new AbortController().signal)) {
    if (message.type === 'unprobeable') return JSON.parse(message.reason) as ScenarioOutcome;
  }
  throw new Error('the worker died');
}
