import type { Call, Pacing } from '../../ports/probe-lab.ts';
import type { Accepted } from '../accepted.ts';
import type { ExportedFunction, Guard } from '../heal-global.ts';
import { inRunOrder } from '../judge/in-run-order.ts';
import { snapshotter } from '../state/snapshot.ts';
import { maxMsOf } from '../judge/try-candidate.ts';

/** In all: enough to know what arguments look like. */
const MOST_CALLS = 400;
const MOST_COPIED_ENTRIES = 100_000;
const MAX_STEPS = 2_000_000;

/**
 * Runs the calibrated tests over a candidate of a copy with `withWatchedExports`, and notes what functions are handed. `mount` mounts
 * it, and gives its number.
 */
export async function seenCalls(
  mount: () => Promise<number | undefined>,
  accepted: Accepted,
  { guard, alive, isLate }: Pacing & { readonly guard: Guard },
): Promise<readonly Call[]> {
  const { bench, positions } = accepted;
  const calls: Call[] = [];
  const budget = { left: MOST_COPIED_ENTRIES };
  guard.watchExports((name, most, exported) => {
    const note = (args: readonly unknown[]): void => {
      if (calls.length < MOST_CALLS) calls.push({ name, args: args.slice(0, most).map(snapshotter(budget)) });
    };
    return watched(exported, note);
  });
  try {
    bench.startTry();
    for (const test of inRunOrder(positions.keys(), bench, positions)) {
      const position = positions[test] ?? -1;
      if (position === -1) continue;
      if (calls.length >= MOST_CALLS || isLate()) break;
      await alive();
      const k = await mount();
      if (k === undefined) return [];
      await bench.run(position, k, { maxSteps: MAX_STEPS, maxMs: maxMsOf(test, accepted) });
    }
    return calls;
  } finally {
    guard.watchExports(undefined);
  }
}

/** The same function to whoever looks at it. */
function watched(exported: ExportedFunction, note: (args: readonly unknown[]) => void): ExportedFunction {
  return new Proxy(exported, {
    apply(target, self: unknown, args: unknown[]) {
      note(args);
      return Reflect.apply(target, self, args);
    },
  });
}
