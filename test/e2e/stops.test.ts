import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT_STOPS, projectFiles } from './stops/project-stops.ts';
import { filesOf, STOP_CASES } from './stops/stop-cases.ts';
import { healProject, RUNNERS, testHead, type HealedRun, type HealProject } from './support/heal-project.ts';

const TIMEOUT_MS = 300_000;

describe.each(RUNNERS)('what is no goal of a repair, in %s', (runner) => {
  let project: HealProject;
  let run: HealedRun;

  beforeAll(async () => {
    project = healProject(runner, filesOf(STOP_CASES, runner, testHead(runner)));
    run = await project.heal();
  }, TIMEOUT_MS);
  afterAll(() => project[Symbol.dispose]());

  it.each(STOP_CASES.filter(({ place }) => place === 'targets'))(
    '$module is left with the reason $reason',
    ({ module, reason, says }) => {
      const reports = run.report?.targets.filter(({ file }) => file === `src/${module}.ts`) ?? [];

      expect(reports).toMatchObject([
        { symbol: 'value', status: 'skipped', reason, patches: [], search: { candidates: 0 } },
      ]);
      expect(reports[0]?.failing).toEqual([expect.stringContaining(`of ${module}`)]);
      expect(reports[0]?.explanation).toMatch(typeof says === 'function' ? says(runner) : says);
    },
  );

  it.each(STOP_CASES.filter(({ place }) => place === 'excluded'))(
    '$module is left out as $reason',
    ({ module, reason, says }) => {
      const told = run.report?.excluded.filter(({ test }) => test.endsWith(`of ${module}`)) ?? [];

      expect(told).toMatchObject([{ target: `../src/${module}#value`, reason }]);
      expect(told[0]?.explanation).toMatch(typeof says === 'function' ? says(runner) : says);
    },
  );

  it('tells people of each with what to do', () => {
    const shown = (run.stdout + run.stderr).replaceAll(/\s+/g, ' ');
    const { targets = [], excluded = [] } = run.report ?? {};

    expect([...targets, ...excluded].filter(({ explanation }) => !shown.includes(explanation))).toEqual([]);
  });
});

describe.each(RUNNERS)('projects of %s in which nothing can be tried', (runner) => {
  let project: HealProject;
  let run: HealedRun;

  beforeAll(async () => {
    project = healProject(runner, projectFiles(runner, testHead(runner)));
    // Path of a browser; without it there is a page that needs none.
    const { TESTHEAL_CHROMIUM = '' } = process.env;
    run = await project.heal([], { TESTHEAL_CHROMIUM });
  }, TIMEOUT_MS);
  afterAll(() => project[Symbol.dispose]());

  it.each(PROJECT_STOPS[runner])('$module is left with the reason $reason', ({ module, reason, says }) => {
    const reports = run.report?.targets.filter(({ file }) => file === `src/${module}.ts`) ?? [];

    expect(reports).toMatchObject([{ status: 'skipped', reason, patches: [], search: { candidates: 0 } }]);
    expect(reports[0]?.explanation).toMatch(says);
  });

  it('the project beside them is healed all the same', () => {
    const sound = run.report?.targets.filter(({ file }) => file === 'src/sound.ts');

    expect(sound).toMatchObject([{ status: 'healed' }]);
  });
});
