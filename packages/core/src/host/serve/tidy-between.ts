import { tidyAfter } from '../../node/tidy-after.ts';

/** A piece of work that somebody waits for. Each of the two may be called again, to no effect. */
export interface Work {
  /** It has shown what was waited for, and goes on with less haste. */
  shown(): void;
  ended(): void;
}

interface Waits {
  /** After the last piece of work has ended. */
  readonly idleMs: number;
  /** Where pieces follow each other without such a pause: this long, and then until nobody waits. */
  readonly busyMs: number;
  /** Longer than this after that nobody is spared. */
  readonly spareMs: number;
}

/**
 * Calls `tidy` between pieces of work; what it returns is to be called at the begin of each. In the midst of one it would cost
 * more than its own time: with the garbage V8 drops what it has learned about the shapes of objects, and a compiler such as Babel takes twice as
 * long for its next text.
 */
export function tidyBetween(tidy: () => void, { idleMs, busyMs, spareMs }: Waits): () => Work {
  const working = new Set<Work>();
  const hasty = new Set<Work>();
  let idle: NodeJS.Timeout | undefined;
  let due: NodeJS.Timeout | undefined;

  function tidyNow(): void {
    clearTimeout(due);
    due = undefined;
    tidy();
  }
  const busy = tidyAfter(busyMs, () => {
    if (hasty.size === 0) tidyNow();
    else due ??= setTimeout(tidyNow, spareMs).unref();
  });

  return () => {
    const work: Work = {
      shown() {
        // What is shown leaves first.
        if (hasty.delete(work)) setImmediate(() => void (due !== undefined && hasty.size === 0 && tidyNow()));
      },
      ended() {
        work.shown();
        if (working.delete(work) && working.size === 0) idle = setTimeout(tidyNow, idleMs).unref();
      },
    };
    clearTimeout(idle);
    busy();
    hasty.add(work);
    working.add(work);
    return work;
  };
}
