import { pristineOf, type Pristine } from './pristine.ts';

/**
 * Records that tests share and hand to the target: a list at the top of the test file, say. Code that writes into one would show every
 * later test something else than a run in a new worker does, were they not put back.
 */
export interface SharedRecords {
  readonly when: TakeBack;
  /** Hears what a function of the target is handed, by position. */
  enter(count: number, read: (position: number) => unknown): void;
  /** Before the tests of one candidate. */
  startTry(): void;
  startTest(): void;
  /** Before the first of two runs of the same tests over the same text: what comes in both outlives a test. */
  begin(): void;
  endFirstRound(): void;
  /** After the second: keeps what is shared. */
  settle(): void;
  /** Whether the text itself had written into something that is shared. */
  readonly wereChanged: boolean;
  /** Whether anything is kept. */
  readonly areKept: boolean;
  /** Everything is loaded anew: its records are others. */
  forget(): void;
}

/**
 * When they are put back. `each-test`: all tests find them as the first one did. `each-try`: as a run leaves them from one test
 * to the next, if the tests come in the order of their file.
 */
export type TakeBack = 'each-test' | 'each-try';

/** Arrivals and items of one test that are looked at: what tests share comes in from the tests, not from deep within. */
const MOST_ARRIVALS = 200;
const MOST_OF_A_TEST = 4_000;
/** Items that are remembered until it is known what is shared, and in all for good: they are compared again and again. */
const MOST_SEEN = 40_000;
const MOST_KEPT = 2_000;

export function sharedRecords(when: TakeBack): SharedRecords {
  let round: 'first' | 'second' | 'settled' = 'settled';
  let seen = new Map<object, Pristine>();
  let again = new Set<object>();
  let changed = new Set<object>();
  let kept: Pristine[] = [];
  let left = MOST_SEEN;
  let test = newTest();
  let wereChanged = false;

  /** Of an object that came in: what has to be looked at next. */
  const meet = (value: object): Iterable<unknown> => {
    const known = seen.get(value);
    if (known !== undefined && round === 'second') again.add(value);
    const pristine = known ?? pristineOf(value);
    if (pristine === undefined) return [];
    test.left -= pristine.size + 1;
    if (known === undefined && round === 'first' && left > 0) {
      left -= pristine.size + 1;
      seen.set(value, pristine);
    }
    return pristine.items;
  };
  const meetAll = (from: unknown): void => {
    const todo = [from];
    while (todo.length > 0 && test.left > 0) {
      const value = todo.pop();
      if (typeof value !== 'object' || value === null || test.met.has(value)) continue;
      test.met.add(value);
      todo.push(...meet(value));
    }
  };
  const takeBack = (): void => {
    for (const pristine of kept) if (!pristine.isIntact()) pristine.takeBack();
    for (const [value, pristine] of seen) {
      if (pristine.isIntact()) continue;
      changed.add(value);
      pristine.takeBack();
    }
  };
  const forget = (): void => {
    round = 'settled';
    seen = new Map();
    again = new Set();
    changed = new Set();
    kept = [];
    left = MOST_SEEN;
  };

  return {
    when,
    enter(count, read) {
      if (round === 'settled' || ++test.arrivals > MOST_ARRIVALS) return;
      for (let position = 0; position < count; position++) meetAll(valueOf(read, position));
    },
    startTry() {
      if (when === 'each-try') takeBack();
    },
    startTest() {
      if (round !== 'settled') test = newTest();
      if (when === 'each-test') takeBack();
    },
    begin() {
      forget();
      round = 'first';
    },
    endFirstRound() {
      round = 'second';
    },
    settle() {
      const shared = [...seen].filter(([value]) => again.has(value));
      const size = shared.reduce((sum, [, pristine]) => sum + pristine.size + 1, 0);
      const isTooMuch = size > MOST_KEPT;
      wereChanged = !isTooMuch && shared.some(([value]) => changed.has(value));
      forget();
      kept = isTooMuch ? [] : shared.map(([, pristine]) => pristine);
    },
    get wereChanged() {
      return wereChanged;
    },
    get areKept() {
      return kept.length > 0;
    },
    forget,
  };
}

function newTest(): { arrivals: number; left: number; readonly met: Set<object> } {
  return { arrivals: 0, left: MOST_OF_A_TEST, met: new Set() };
}

function valueOf(read: (position: number) => unknown, position: number): unknown {
  try {
    return read(position);
  } catch {
    // A name that a declaration of the body hides and that has no value yet.
    return undefined;
  }
}
