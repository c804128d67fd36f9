import {
  describeProbeLab,
  playScenario,
  scriptedDriver,
  type ProbeScenario,
  type ScenarioOutcome,
} from '@testheal/testkit';

const root = '/project';

function playIn(realm: 'same' | 'own'): (scenario: ProbeScenario) => Promise<ScenarioOutcome> {
  return async (scenario) => {
    const { files, testFile, targetFile } = scenario;
    const driver = scriptedDriver({
      project: { root, files },
      testFile: `${root}/${testFile}`,
      targetFile: `${root}/${targetFile}`,
      realm,
    });
    return await playScenario(scenario, driver, { root });
  };
}

describeProbeLab('a scripted driver', { play: playIn('same'), offers: ['fake-timers', 'seen-imports'] });
describeProbeLab('a scripted driver with a realm of its own', { play: playIn('own'), offers: ['seen-imports'] });
