import { createRequire, syncBuiltinESMExports } from 'node:module';
import type { EngineTimers } from './engine-timers.ts';
import { shiftedDate } from './shifted-date.ts';
import { sleepOver, timerFunctions } from './timer-functions.ts';
import type { WaitingList } from './waiting-list.ts';

const load = createRequire(import.meta.url);

export interface RealmClock {
  readonly list: WaitingList;
  readonly engine: Pick<EngineTimers, 'now'>;
  /** Milliseconds that have been leapt over. */
  readonly leaptMs: () => number;
}

/**
 * Puts timers and dates of the clock in the place of the realm's own, and of those that `node:timers` and `node:timers/promises` give. The
 * result puts them back. What was set or taken before stays what it is.
 */
export function replaceTimers(realm: typeof globalThis, { list, engine, leaptMs }: RealmClock): () => void {
  const undo: (() => void)[] = [];
  const replace = (owner: object, values: Readonly<Record<string, unknown>>): void => {
    for (const [name, value] of Object.entries(values)) {
      const own = Object.getOwnPropertyDescriptor(owner, name);
      const enumerable = own?.enumerable ?? false;
      Object.defineProperty(owner, name, { value, writable: true, configurable: true, enumerable });
      undo.push(() => {
        if (own === undefined) Reflect.deleteProperty(owner, name);
        else Object.defineProperty(owner, name, own);
      });
    }
  };
  const functions = timerFunctions(list, {
    clearOthers: realm.clearTimeout.bind(realm),
    asNumbers: 'document' in realm,
  });
  const now = realm.performance.now.bind(realm.performance);
  replace(realm, { ...functions, Date: shiftedDate(realm.Date, engine.now, leaptMs) });
  replace(realm.performance, { now: () => now() + leaptMs() });
  replace(load('node:timers') as object, { ...functions });
  replace(load('node:timers/promises') as object, { setTimeout: sleepOver(list) });
  syncBuiltinESMExports();
  return () => {
    for (const putBack of undo.toReversed()) putBack();
    syncBuiltinESMExports();
  };
}
