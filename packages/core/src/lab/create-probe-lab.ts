import { getHeapStatistics } from 'node:v8';
import { guardModule } from '../instrument/guarded-source.ts';
import type { ProbeTask } from '../model/probe.ts';
import type { RepairTarget } from '../model/target.ts';
import type { Clock } from '../ports/clock.ts';
import type { Heap } from '../ports/heap.ts';
import type { ProbeDriver } from '../ports/probe-driver.ts';
import type { Calibration, ProbeLab } from '../ports/probe-lab.ts';
import { applyEdits } from '../syntax/apply-edits.ts';
import { parseModule, type ParsedModule } from '../syntax/parse.ts';
import { messageOf } from './bench.ts';
import { calibrate, type Accepted } from './calibrate.ts';
import { createGuard } from './heal-global.ts';
import { createJudge } from './judge.ts';
import { rebase } from './rebase.ts';
import { record } from './record.ts';
import { sessionKeeper } from './session-keeper.ts';

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
  const keeper = sessionKeeper(driver, guard.heal);
  let ground: Ground | undefined;
  const calibrated = (): Ground => {
    if (ground === undefined) throw new Error('`calibrate` has not found a way');
    return ground;
  };
  const settle = (base: Base, accepted: Accepted): void => {
    const judge = createJudge({ ...base, accepted, journal: task.journal, clock, breathe: () => driver.breathe() });
    ground = { module: base.module, accepted, judge };
  };

  const lab: ProbeLab = {
    async calibrate(): Promise<Calibration> {
      const base = prepare(task.target);
      if ('reason' in base) return { status: 'unprobeable', reason: base.reason };
      const accepted = await calibrate(task, { keeper, guard, baseText: base.baseText });
      if ('reason' in accepted) return { status: 'unprobeable', reason: accepted.reason };
      // A probe may run beside the baseline, which says so otherwise before any candidate has run.
      if (driver.hasOpenedSockets() && !task.allowSockets)
        return { status: 'unprobeable', reason: 'the tests open sockets', opensSockets: true };
      settle(base, accepted);
      return accepted.calibration;
    },
    async record(sites, alive) {
      const { module, accepted } = calibrated();
      return await record(module, sites, accepted, { guard, alive });
    },
    judge: (batch, plan) => calibrated().judge(batch, plan),
    async rebase(edits, alive) {
      const { accepted } = calibrated();
      const source = applyEdits(task.target.source, edits);
      const base = prepare({ file: task.target.file, source });
      if ('reason' in base) return { status: 'refused', reason: base.reason };
      const moved = await rebase(base.baseText, accepted, alive);
      if ('reason' in moved) return { status: 'refused', reason: moved.reason };
      settle(base, moved);
      return { status: 'rebased', source, tests: moved.calibration.tests };
    },
  };
  try {
    return await use(lab);
  } finally {
    await keeper.close();
  }
}

/** The text that experiments are made on. */
interface Base {
  readonly module: ParsedModule;
  /** With ticks. */
  readonly baseText: string;
}

interface Ground {
  readonly module: ParsedModule;
  readonly accepted: Accepted;
  readonly judge: ReturnType<typeof createJudge>;
}

function prepare({ file, source }: Pick<RepairTarget, 'file' | 'source'>): Base | { readonly reason: string } {
  try {
    const module = parseModule(source, file);
    return { module, baseText: guardModule(module) };
  } catch (error) {
    return { reason: messageOf(error) };
  }
}

/** A clock that fake timers do not stop. To be made before any test file is loaded. */
export function engineClock(): Clock {
  const now = performance.now.bind(performance);
  return { now };
}

function engineHeap(): Heap {
  return { used: () => getHeapStatistics().used_heap_size, limit: getHeapStatistics().heap_size_limit };
}
