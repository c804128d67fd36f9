import { getHeapStatistics } from 'node:v8';
import { withEntryReports } from '../instrument/entry-reports.ts';
import { guardedModule } from '../instrument/guarded-source.ts';
import { recordingSource } from '../instrument/recording-source.ts';
import { indexSource, type SourceIndex } from '../instrument/source-index.ts';
import type { ProbeTask } from '../model/probe.ts';
import type { RepairTarget } from '../model/target.ts';
import type { Clock } from '../ports/clock.ts';
import type { Heap } from '../ports/heap.ts';
import type { ProbeDriver } from '../ports/probe-driver.ts';
import type { Calibration, ProbeLab } from '../ports/probe-lab.ts';
import { applyEdits } from '../syntax/apply-edits.ts';
import { parseModule } from '../syntax/parse.ts';
import { messageOf } from './bench.ts';
import type { Accepted } from './accepted.ts';
import { callablePatches } from './calls/callable-patches.ts';
import { calibrate } from './calibrate/calibrate.ts';
import { leapingClock } from './clock/leaping-clock.ts';
import { createGuard } from './heal-global.ts';
import { createJudge } from './judge/judge.ts';
import { rebase } from './record/rebase.ts';
import { record } from './record/record.ts';
import { sessionKeeper } from './state/session-keeper.ts';

/**
 * Gives `use` a lab over the driver and closes it when `use` settles. `clock` must go on while tests have replaced the
 * timers: see `engineClock`.
 */
export async function withProbeLab<T>(
  task: ProbeTask,
  driver: ProbeDriver,
  clock: Clock,
  use: (lab: ProbeLab) => Promise<T>,
): Promise<T> {
  const guard = createGuard(clock, engineHeap());
  const keeper = sessionKeeper(driver, guard.heal, leapingClock());
  let ground: Ground | undefined;
  const calibrated = (): Ground => {
    if (ground === undefined) throw new Error('`calibrate` has not found a way');
    return ground;
  };
  const settle = (index: SourceIndex, accepted: Accepted): void => {
    const judge = createJudge({ index, accepted, journal: task.journal, clock, breathe: () => driver.breathe() });
    ground = { index, accepted, judge };
  };

  const lab: ProbeLab = {
    async calibrate(sites): Promise<Calibration> {
      const index = prepare(task.target);
      if ('reason' in index) return { status: 'unprobeable', reason: index.reason };
      const reporting = withEntryReports(index, task.target.regions);
      const recorder = sites && { sites, ...recordingSource(sites, reporting) };
      const accepted = await calibrate(task, { keeper, guard, index: reporting, ...(recorder && { recorder }) });
      if ('reason' in accepted) return { status: 'unprobeable', reason: accepted.reason };
      // A probe may run beside the baseline, which says so otherwise before any candidate has run.
      if (driver.hasOpenedSockets() && !task.allowSockets)
        return { status: 'unprobeable', reason: 'the tests open sockets', opensSockets: true };
      settle(index, accepted);
      return accepted.calibration;
    },
    async record(sites, alive) {
      const { index, accepted } = calibrated();
      return await record(sites, accepted, { index, guard, alive });
    },
    judge: (batch, plan) => calibrated().judge(batch, plan),
    async rebase(edits, alive) {
      const { accepted } = calibrated();
      const source = applyEdits(task.target.source, edits);
      const index = prepare({ file: task.target.file, source });
      if ('reason' in index) return { status: 'refused', reason: index.reason };
      const moved = await rebase(guardedModule(index), accepted, alive);
      if ('reason' in moved) return { status: 'refused', reason: moved.reason };
      settle(index, moved);
      return { status: 'rebased', source, tests: moved.calibration.tests };
    },
    callable(patches) {
      const index = indexSource(parseModule(task.target.source, task.target.file));
      const { accepted } = calibrated();
      return callablePatches(patches, index, { accepted, guard, clock, breathe: () => driver.breathe() });
    },
  };
  try {
    return await use(lab);
  } finally {
    await keeper.close();
  }
}

/** What experiments are made on. */
interface Ground {
  readonly index: SourceIndex;
  readonly accepted: Accepted;
  readonly judge: ReturnType<typeof createJudge>;
}

function prepare({ file, source }: Pick<RepairTarget, 'file' | 'source'>): SourceIndex | { readonly reason: string } {
  try {
    return indexSource(parseModule(source, file));
  } catch (error) {
    return { reason: messageOf(error) };
  }
}

/** A clock that fake timers do not stop. To be made before any test file is loaded. */
export function engineClock(): Clock {
  const now = performance.now.bind(performance);
  const cpuUsage = process.cpuUsage.bind(process);
  const worked = (): number => {
    const { user, system } = cpuUsage();
    return (user + system) / 1_000;
  };
  return { now, worked };
}

function engineHeap(): Heap {
  return { used: () => getHeapStatistics().used_heap_size, limit: getHeapStatistics().heap_size_limit };
}
