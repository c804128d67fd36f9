import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { bundleScenarioPlayer } from './bundle-scenario-player.ts';
import type { playScenario } from './play-scenario.ts';
import { probeScenarios } from './scenarios/probe-scenarios.ts';
import { scriptedDriver } from './scripted-driver.ts';
import { tempProject } from './temp-project.ts';

const packageRoot = fileURLToPath(new URL('..', import.meta.url));

it('plays scenarios from one file that a plain Node process can load', async () => {
  await using project = await tempProject(packageRoot, { 'package.json': '{ "type": "module" }' });
  const file = path.join(project.root, 'play.js');
  const scenario = JSON.parse(JSON.stringify(probeScenarios[0])) as (typeof probeScenarios)[number];
  const root = '/project';
  const driver = scriptedDriver({
    project: { root, files: scenario.files },
    testFile: `${root}/${scenario.testFile}`,
    targetFile: `${root}/${scenario.targetFile}`,
    realm: 'own',
  });

  await bundleScenarioPlayer(file);
  const player = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { playScenario: typeof playScenario };
  const outcome = await player.playScenario(scenario, driver, { root });

  expect(outcome.verdicts).toEqual({ 'wrong 1': 'fails', 'right 1': 'plausible', 'wrong 2': 'fails' });
  expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome);
});
