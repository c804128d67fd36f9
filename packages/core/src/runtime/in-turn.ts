import { AsyncLocalStorage } from 'node:async_hooks';

/** Kept on the process, since two copies of this package share what candidates change there: its listeners, its stack limit. */
const KEY = Symbol.for('testheal.repair-in-turn');

interface Turns {
  last: Promise<unknown>;
  readonly within: AsyncLocalStorage<true>;
}

function turns(): Turns {
  const holder = process as unknown as { [KEY]?: Turns };
  return (holder[KEY] ??= { last: Promise.resolve(), within: new AsyncLocalStorage() });
}

/** Runs `work` when every repair of this process that was asked for before has ended. */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const shared = turns();
  const turn = shared.last.then(() => shared.within.run(true, work));
  shared.last = turn.catch(() => undefined);
  return await turn;
}

/** Whether a repair of this process is what calls: its tests may call functions that are watched themselves. */
export function isWithinRepair(): boolean {
  return turns().within.getStore() === true;
}
