import type { HealReport, TargetReport } from '@testheal/core';
import { describe, expect, it } from 'vitest';
import { healProject, RUNNERS, testHead, type HealedRun, type Runner } from './support/heal-project.ts';
import { boundaryProject } from './support/shop.ts';

const TIMEOUT_MS = 900_000;

const SHAPES: Readonly<Record<Runner, readonly (readonly string[])[]>> = {
  vitest: [
    ['run', '--pool=forks', '--maxWorkers=1'],
    ['run', '--pool=threads', '--maxWorkers=4'],
    ['run', '--pool=vmThreads', '--maxWorkers=4'],
    ['run', '--pool=forks', '--maxWorkers=4'],
  ],
  jest: [['--runInBand'], ['--maxWorkers=4'], ['--maxWorkers=2', '--workerThreads']],
};

/** Two test files, of which the first by name ends last, when each has a worker of its own. */
function shapesProject(runner: Runner): Record<string, string> {
  return {
    'src/count.ts': 'export function count(items: readonly number[]): number {\n  return items.length + 1;\n}\n',
    'test/count.test.ts': `${testHead(runner)}import { count } from '../src/count';

beforeAll(() => new Promise((resolve) => setTimeout(resolve, 500)));

heal('../src/count#count')('counts', () => {
  expect([count([]), count([7]), count([3, 1, 2])]).toEqual([0, 1, 3]);
});
`,
    ...boundaryProject(runner),
  };
}

/** A report without what the time of day, or of the search, makes different: durations, and numbers that follow from them. */
function timeless(run: HealedRun): unknown {
  const { durationMs: _, firstDiffMs: _first, totals, targets, ...report } = run.report as HealReport;
  return {
    ...report,
    totals: { ...totals, durationMs: 0 },
    targets: targets.map(timelessTarget),
  };
}

function timelessTarget({ search, ...target }: TargetReport): unknown {
  const { way, plausible, nearestTurned, candidates } = search;
  return { ...target, search: { way, plausible, nearestTurned, candidates } };
}

describe.each(RUNNERS)('%s', (runner) => {
  it(
    'reports the same whatever the number and the kind of its workers',
    async () => {
      using project = healProject(runner, shapesProject(runner));

      const runs: HealedRun[] = [];
      for (const args of SHAPES[runner]) runs.push(await project.heal([...args, '--heal-no-cache']));

      const [first, ...others] = runs.map((run) => timeless(run));
      expect(first).toMatchObject({
        exitCode: 1,
        targets: ['src/count.ts', 'src/shipping.ts'].map((file) => ({ file, status: 'healed' })),
      });
      for (const other of others) expect(other).toEqual(first);
    },
    TIMEOUT_MS,
  );

  it(
    'proposes in a shard, and says how to apply over all tests',
    async () => {
      using project = healProject(runner, boundaryProject(runner));
      const before = project.snapshot();

      const run = await project.heal(['--shard=1/1', '--heal-apply']);

      expect(run.report?.targets.map(({ status, patches }) => [status, patches[0]?.applied])).toEqual([
        ['healed', false],
      ]);
      expect(run.report?.notices).toEqual([
        `nothing is written in a shard: each shard would write for itself; to write: npx ${runner}-heal --heal-apply`,
      ]);
      expect([run.exitCode, project.snapshot()]).toEqual([1, before]);
    },
    TIMEOUT_MS,
  );
});
