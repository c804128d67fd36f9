import { engineTimers, type EngineTimers } from './engine-timers.ts';
import { replaceTimers } from './replace-timers.ts';
import { waitingList } from './waiting-list.ts';

/**
 * Time for tests that wait: where nothing else is under way, it leaps to their next timer. Elsewhere it goes by as it does, so that what takes
 * real time (files, sockets, other processes) is not overtaken.
 */
export interface LeapingClock {
  /** Gives the realm timers and dates that leap, while tests run; the result takes them away again. */
  install(realm: typeof globalThis): () => void;
  /** To be called when a test begins. Timers that it leaves behind are dropped when it ends. `isLoading` as in `ProbeSession`. */
  startTest(isLoading?: () => boolean): TestTime;
  /** For how long nothing at all has happened, in milliseconds. */
  idleMs(): number;
  /** Over how much time it has leapt, in milliseconds. */
  leaptMs(): number;
  /** How many tests were given up as hopeless. */
  givenUp(): number;
}

export interface TestTime {
  /** Aborted when the test waits for what will not come: nothing is under way and no timer is left, or too long. */
  readonly hopeless: AbortSignal;
  readonly end: () => void;
}

/** Turns of the event loop without anything under way, before time leaps: some work starts other work. */
const QUIET_TURNS = 2;
/** Some work of Node's threads (`zlib`, `crypto`) cannot be seen. So much time it gets before a test is given up. */
const SILENT_MS = 20;
/** Twice what a test has in both runners, unless told otherwise. */
const MOST_LEAPT_MS = 10_000;

interface RunningTest {
  readonly busy: ReadonlyMap<string, number>;
  readonly isLoading: (() => boolean) | undefined;
  readonly controller: AbortController;
  readonly mark: number;
  readonly mostLeaptMs: number;
  quietTurns: number;
  quietSinceMs: number;
}

export function leapingClock(engine: EngineTimers = engineTimers): LeapingClock {
  let leaptMs = 0;
  let givenUp = 0;
  let isWaiting = false;
  let test: RunningTest | undefined;
  const now = (): number => engine.now() + leaptMs;
  const list = waitingList(now, () => waitFor(engine.turn));

  function waitFor(wait: (callback: () => void) => void): void {
    if (isWaiting) return;
    isWaiting = true;
    wait(() => {
      isWaiting = false;
      step();
    });
  }

  function step(): void {
    const next = list.first();
    const leftMs = next === undefined ? Infinity : next.dueMs - now();
    if (leftMs > 0) {
      if (next === undefined && test === undefined) return;
      const wait = test === undefined ? engine.soon : waitOf(test, leftMs);
      if (wait !== undefined) {
        waitFor(wait);
        return;
      }
      leaptMs += leftMs;
    }
    if (test !== undefined) test.quietTurns = 0;
    // Before it is called, for it may throw.
    waitFor(engine.turn);
    next?.come();
  }

  /** `undefined`: nobody needs to wait. */
  function waitOf(running: RunningTest, leftMs: number): EngineTimers['turn'] | undefined {
    const more = running.isLoading?.() === true ? 'a module' : kindUnderWay(running.busy, engine.busy());
    if (more !== undefined) {
      running.quietTurns = 0;
      return more === 'Immediate' ? engine.turn : engine.soon;
    }
    if (running.quietTurns++ === 0) running.quietSinceMs = engine.now();
    if (running.quietTurns < QUIET_TURNS) return engine.turn;
    if (leaptMs + leftMs <= running.mostLeaptMs) return undefined;
    if (running.controller.signal.aborted) return engine.soon;
    if (engine.now() - running.quietSinceMs <= SILENT_MS) return engine.turn;
    givenUp++;
    running.controller.abort();
    return engine.soon;
  }

  return {
    install: (realm) => replaceTimers(realm, { list, engine, leaptMs: () => leaptMs }),
    startTest(isLoading) {
      const own: RunningTest = {
        busy: engine.busy(),
        isLoading,
        controller: new AbortController(),
        mark: list.mark(),
        mostLeaptMs: leaptMs + MOST_LEAPT_MS,
        quietTurns: 0,
        quietSinceMs: 0,
      };
      test = own;
      waitFor(engine.turn);
      return {
        hopeless: own.controller.signal,
        end() {
          list.dropSince(own.mark);
          if (test === own) test = undefined;
        },
      };
    },
    idleMs: () => engine.idleMs(),
    leaptMs: () => leaptMs,
    givenUp: () => givenUp,
  };
}

/** A kind of work of which there is more than when the test began. */
function kindUnderWay(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): string | undefined {
  const more = [...after].filter(([kind, count]) => count > (before.get(kind) ?? 0)).map(([kind]) => kind);
  return more.find((kind) => kind !== 'Immediate') ?? more[0];
}
