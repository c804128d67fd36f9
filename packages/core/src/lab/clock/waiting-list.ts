import { AsyncResource } from 'node:async_hooks';

/** A timer of the tests. */
export interface Waiting {
  readonly id: number;
  readonly dueMs: number;
  /** Lets it wait once more from now on, whether it waits or has come. */
  renew(): void;
  remove(): void;
  /** Calls what waits, in the asynchronous context in which the timer was set. It waits no more, or anew. */
  come(): void;
}

/** Timers that have not come yet. */
export interface WaitingList {
  /** As `setTimeout` does, or `setInterval`. */
  add(callback: () => void, delayMs: number, repeats: boolean): Waiting;
  find(id: number): Waiting | undefined;
  /** The next to come; of two at the same time the one that was set first. */
  first(): Waiting | undefined;
  /** Drops all that were added since `mark` was given. */
  dropSince(mark: number): void;
  mark(): number;
}

/** The least and the most that Node and browsers wait. */
const LEAST_MS = 1;
const MOST_MS = 2 ** 31 - 1;

/** Above all numbers that the process gives to timers of its own. */
const BEFORE_FIRST_ID = 1_000_000_000;

/** `now`: milliseconds. `onAdded`: something waits. */
export function waitingList(now: () => number, onAdded: () => void): WaitingList {
  const all = new Map<number, Waiting>();
  let lastId = BEFORE_FIRST_ID;

  return {
    add(callback, delayMs, repeats) {
      const delay = delayMs >= LEAST_MS && delayMs <= MOST_MS ? Math.trunc(delayMs) : LEAST_MS;
      const call = AsyncResource.bind(callback);
      const waiting = {
        id: ++lastId,
        dueMs: 0,
        renew() {
          waiting.dueMs = now() + delay;
          // Behind those of the same time that were set before.
          all.delete(waiting.id);
          all.set(waiting.id, waiting);
          onAdded();
        },
        remove: () => void all.delete(waiting.id),
        come() {
          if (repeats) waiting.renew();
          else waiting.remove();
          call();
        },
      };
      waiting.renew();
      return waiting;
    },
    find: (id) => all.get(id),
    first() {
      let first: Waiting | undefined;
      for (const waiting of all.values()) if (first === undefined || waiting.dueMs < first.dueMs) first = waiting;
      return first;
    },
    mark: () => lastId,
    dropSince(mark) {
      for (const id of all.keys()) if (id > mark) all.delete(id);
    },
  };
}
