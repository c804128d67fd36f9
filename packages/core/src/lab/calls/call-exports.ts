import { types } from 'node:util';
import type { Clock } from '../../ports/clock.ts';
import type { Call, CallOutcome, CallOutcomes, CallPlan } from '../../ports/probe-lab.ts';
import { messageOf, type Bench } from '../bench.ts';
import type { ExportedFunction, Guard } from '../heal-global.ts';
import { intoRealm } from '../state/into-realm.ts';
import { snapshotter } from '../state/snapshot.ts';

/** Of one call: what tests hand over takes a few hundred steps. */
const LIMITS = { maxSteps: 50_000, maxMs: 50, heapShare: 1 / 32 };
/** Of the evaluation of the module: tables may be made then. */
const LOAD_LIMITS = { ...LIMITS, maxSteps: 2_000_000, maxMs: 200 };
/** Of all calls of one candidate: others have their turn, too. */
const MOST_MS = 200;
/** A function that does not come to its end with some arguments will not with others like them. */
const MOST_STOPPED = 3;
const MOST_COPIED_ENTRIES = 20_000;

export interface CallParts extends Pick<CallPlan, 'apart'> {
  readonly bench: Bench;
  readonly guard: Guard;
  readonly clock: Clock;
  /** Lets the event loop turn. */
  readonly breathe: () => Promise<void>;
}

/** Calls exported functions of candidate `k` of the mounted text, a copy with `withWatchedExports`. */
export async function callExports(
  k: number,
  calls: readonly Call[],
  { bench, guard, clock, breathe, apart }: CallParts,
): Promise<CallOutcomes> {
  const exported = new Map<string, ExportedFunction>();
  guard.watchExports((name, _most, each) => {
    exported.set(name, each);
    return each;
  });
  const evaluate = async (): Promise<boolean> => (await bench.evaluate?.(k, LOAD_LIMITS)) === true;
  try {
    const end = clock.now() + MOST_MS;
    let isReady = await evaluate();
    let stopped = 0;
    const outcomes: (CallOutcome | undefined)[] = [];
    for (const [index, { name, args }] of calls.entries()) {
      if (apart && index > 0) isReady = await evaluate();
      const target = exported.get(name);
      if (!isReady || target === undefined || stopped >= MOST_STOPPED || clock.now() > end) {
        outcomes.push(undefined);
        continue;
      }
      guard.begin(LIMITS.maxSteps, LIMITS.maxMs, LIMITS.heapShare);
      const outcome = await outcomeOf(() => target(...(intoRealm(args, bench.session().global) as unknown[])), breathe);
      const wasStopped = guard.end().stopped !== undefined;
      if (wasStopped) stopped++;
      outcomes.push(wasStopped ? undefined : outcome);
    }
    return outcomes;
  } finally {
    guard.watchExports(undefined);
  }
}

async function outcomeOf(call: () => unknown, breathe: () => Promise<void>): Promise<CallOutcome | undefined> {
  let isAsync = false;
  try {
    let value = call();
    isAsync = types.isPromise(value);
    if (isAsync) value = await settledSoon(value as Promise<unknown>, breathe);
    if (value === WAITING) return undefined;
    return { isAsync, value: snapshotter({ left: MOST_COPIED_ENTRIES })(value) };
  } catch (error) {
    const message = messageOf(error);
    // How deep a stack may get is no matter of the function's.
    return message.startsWith('Maximum call stack') ? undefined : { isAsync, error: message };
  }
}

const WAITING = Symbol('waiting');

async function settledSoon(promise: Promise<unknown>, breathe: () => Promise<void>): Promise<unknown> {
  return await Promise.race([promise, breathe().then(() => WAITING)]);
}
