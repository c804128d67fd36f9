import { types } from 'node:util';
import type { Clock } from '../ports/clock.ts';
import type { Call, CallOutcome } from '../ports/probe-lab.ts';
import { messageOf, type Bench } from './bench.ts';
import type { ExportedFunction, Guard } from './heal-global.ts';
import { intoRealm } from './into-realm.ts';
import { snapshotter } from './snapshot.ts';

/** Of one call: what tests hand over takes a few hundred steps. */
const LIMITS = { maxSteps: 50_000, maxMs: 50, heapShare: 1 / 8 };
/** Of all calls of one instance: others have their turn, too. */
const MOST_MS = 200;
/** A function that does not come to its end with some arguments will not with others like them. */
const MOST_STOPPED = 3;
const MOST_COPIED_ENTRIES = 20_000;

interface CallParts {
  readonly bench: Bench;
  readonly guard: Guard;
  readonly clock: Clock;
  /** Lets the event loop turn. */
  readonly breathe: () => Promise<void>;
}

/** Calls exported functions of a new instance of `text`, made by `watchedSource`: `ProbeLab.call`. */
export async function callExports(
  text: string,
  calls: readonly Call[],
  { bench, guard, clock, breathe }: CallParts,
): Promise<readonly (CallOutcome | undefined)[]> {
  const exported = new Map<string, ExportedFunction>();
  guard.watchExports((name, each) => {
    exported.set(name, each);
    return each;
  });
  try {
    const refusal = await bench.mount(text);
    if (refusal !== undefined || (await bench.evaluate?.(LIMITS)) !== true) return calls.map(() => undefined);
    const { global } = bench.session();
    const outcomes: (CallOutcome | undefined)[] = [];
    const end = clock.now() + MOST_MS;
    let stopped = 0;
    for (const { name, args } of calls) {
      const target = exported.get(name);
      const isPossible = target !== undefined && stopped < MOST_STOPPED && clock.now() < end;
      guard.begin(LIMITS.maxSteps, LIMITS.maxMs, LIMITS.heapShare);
      const outcome = isPossible
        ? await outcomeOf(() => target(...(intoRealm(args, global) as unknown[])), breathe)
        : undefined;
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
