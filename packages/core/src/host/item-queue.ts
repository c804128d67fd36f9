import { setImmediate as nextTurn } from 'node:timers/promises';

export type NextItem<Item> =
  | { readonly status: 'item'; readonly item: Item }
  | { readonly status: 'ended' }
  | { readonly status: 'silent' };

/** What one side pushes and the other awaits, one after the other. */
export interface ItemQueue<Item> {
  push(item: Item): void;
  /** No more items come; those already pushed can still be read. */
  end(): void;
  /** `silent` when nothing came for `patienceMs`. One call at a time. */
  next(patienceMs: number): Promise<NextItem<Item>>;
}

export function createItemQueue<Item>(): ItemQueue<Item> {
  const items: NextItem<Item>[] = [];
  let ended = false;
  let wake: (() => void) | undefined;

  const ready = (): boolean => items.length > 0 || ended;
  return {
    push(item) {
      items.push({ status: 'item', item });
      wake?.();
    },
    end() {
      ended = true;
      wake?.();
    },
    async next(patienceMs) {
      if (!ready()) await pause(patienceMs, (resolve) => (wake = resolve));
      // When this process itself was too busy to read its channel, what came meanwhile arrives in the next turns.
      for (let turn = 0; turn < 2 && !ready(); turn++) await nextTurn();

      return items.shift() ?? { status: ended ? 'ended' : 'silent' };
    },
  };
}

function pause(timeoutMs: number, onWake: (wake: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, timeoutMs);
    onWake(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
