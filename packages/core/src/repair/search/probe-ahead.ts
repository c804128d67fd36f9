import { isDeepStrictEqual } from 'node:util';
import type { ProbeMessage, ProbeTask } from '../../model/probe.ts';
import type { RepairTarget } from '../../model/target.ts';
import type { MarkedTest } from '../../model/test-result.ts';
import { probeTaskFor } from './probe-task.ts';
import type { RepairWorld } from '../world/repair-world.ts';
import { supervisedProbe } from './supervised-probe.ts';
import { filesOf, isIn } from '../world/test-files.ts';
import { typesOf } from './types-of.ts';
import { whyNoProbe } from './why-no-probe.ts';
import { searches } from './searches.ts';

/** A probe that has begun beside the baseline. */
export interface ProbeAhead {
  /** Its messages, when it was begun for this very task; otherwise it is ended and there are none. */
  take(task: ProbeTask): AsyncIterable<ProbeMessage> | undefined;
  /** Ends it, unless it was taken. */
  end(): void;
}

/** There is none. */
export const NO_PROBE_AHEAD: ProbeAhead = { take: () => undefined, end: () => undefined };

/**
 * Begins the probe of a target as if its tests failed in the cage as they did outside, which they nearly always do: what
 * the baseline takes is then no time that anybody waits for. Over patches of other targets nothing is known ahead.
 */
export function probeAhead(
  world: RepairWorld,
  target: RepairTarget,
  {
    marked,
    overlay,
    awaited,
  }: {
    readonly marked: readonly MarkedTest[];
    readonly overlay: Readonly<Record<string, string>>;
    readonly awaited: Parameters<typeof probeTaskFor>[0]['awaited'];
  },
): ProbeAhead {
  if (!searches(world.options) || Object.keys(overlay).length > 0) return NO_PROBE_AHEAD;
  if (whyNoProbe(world.oracle, world.options) !== undefined) return NO_PROBE_AHEAD;
  const files = filesOf(marked, world.root);
  const task = probeTaskFor({
    target,
    failing: marked,
    passing: world.results.filter(
      (test) => test.status === 'passed' && files.some((file) => isIn(test, file, world.root)),
    ),
    overlay,
    awaited,
    options: world.options,
    beyond: world.beyond,
    root: world.root,
    types: typesOf(world, target),
  });
  const over = new AbortController();
  const signal = AbortSignal.any([world.signal, over.signal]);
  const messages = supervisedProbe(world, task, signal);
  // The baseline has the first call on a host that is ready.
  const first = new Promise((resolve) => setImmediate(resolve)).then(() => messages.next());
  first.catch(() => undefined);
  let isOpen = true;

  function end(): void {
    if (!isOpen) return;
    isOpen = false;
    over.abort();
  }

  return {
    take(asked) {
      if (!isOpen || !isDeepStrictEqual(asked, task)) {
        end();
        return undefined;
      }
      isOpen = false;
      return resumed(first, messages);
    },
    end,
  };
}

async function* resumed<Item>(
  first: Promise<IteratorResult<Item, void>>,
  rest: AsyncGenerator<Item, void>,
): AsyncGenerator<Item, void> {
  const { done, value } = await first;
  if (done === true) return;
  yield value;
  yield* rest;
}
