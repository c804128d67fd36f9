import type { RunnerTools, TaskError, TestTask } from '../runner-types.ts';
import { countAssertions } from './count-assertions.ts';
import { passingListeners } from './passing-listeners.ts';
import { realClearTimeout, realNow, realSetTimeout } from './real-timers.ts';

/** As `Try` in core. */
export interface TryOutcome {
  readonly outcome: 'passed' | 'failed' | 'timeout';
  readonly message?: string;
  readonly durationMs: number;
  readonly assertions: number;
}

/** A test that waits for its next try. Its hooks, fixtures, mocks and assertion counts are Vitest's own. */
export interface Seat {
  // Called from the test's own retry loop.
  /** Waits for a turn; `false`: there is none any more. */
  park(): Promise<boolean>;
  runBody(): Promise<void>;
  bodyFinished(): void;

  /** Gives the test a turn; settles when it waits again, or when its time is over: it is at once when `hopeless` is aborted. */
  run(timeoutMs: number, hopeless?: AbortSignal): Promise<TryOutcome>;
  /** Lets the test end. */
  leave(): void;
}

/** What a test is told when its time is over; what its body does behind our back is nobody's. */
const OUT_OF_TIME = 'testheal: out of time';

/** What hooks may still take when a test is out of time. */
const HOOKS_GRACE_MS = 100;

export function createSeat(test: TestTask, tools: RunnerTools, actFor: (test: TestTask | undefined) => void): Seat {
  const expectedToFail = test.fails === true;
  // A retry loop goes on as long as its test has failed with an error.
  const again: TaskError = { message: 'testheal: again' };
  let takeTurn: ((turn: boolean) => void) | undefined;
  let onParked: (() => void) | undefined;
  let abortBody: (() => void) | undefined;
  let passed = false;
  let assertions = 0;
  let messages: readonly string[] = [];
  let isOver = false;
  let ended = false;

  Object.assign(test, { concurrent: true, retry: 1e9, repeats: 0, fails: false });
  const { signal } = test.context;
  const dropListeners = signal === undefined ? () => undefined : passingListeners(signal);

  /** Settles when the test waits; `false` when it does not within the time. */
  function parked(timeoutMs: number, onOver: () => void, hopeless?: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (): void => {
        realClearTimeout(timer);
        onOver();
        timer = realSetTimeout(resolve, HOOKS_GRACE_MS, false).unref();
      };
      let timer = realSetTimeout(end, timeoutMs).unref();
      hopeless?.addEventListener('abort', end);
      onParked = () => {
        realClearTimeout(timer);
        resolve(true);
      };
    });
  }

  async function oneTry(turn: (turn: boolean) => void, timeoutMs: number, hopeless?: AbortSignal): Promise<void> {
    const hadFakeTimers = tools.isFakeTimers();
    reset(test);
    isOver = false;
    assertions = 0;
    takeTurn = undefined;
    actFor(test);
    const over = (): void => {
      isOver = true;
      abortBody?.();
    };
    const done = parked(timeoutMs, over, hopeless);
    turn(true);
    await done;
    actFor(undefined);
    dropListeners();
    if (!hadFakeTimers && tools.isFakeTimers()) tools.useRealTimers();
  }

  function verdict(): Omit<TryOutcome, 'durationMs' | 'assertions'> {
    if (isOver) return { outcome: 'timeout', message: OUT_OF_TIME };
    // Below the marker stands what hooks and clean-ups threw after the body.
    const late = (test.result?.errors ?? []).filter((error) => error !== again).map(({ message }) => message ?? '');
    const failed = !passed || late.length > 0;
    if (expectedToFail) return failed ? { outcome: 'passed' } : { outcome: 'failed', message: 'Expect test to fail' };
    return failed ? { outcome: 'failed', message: [...messages, ...late][0] ?? '' } : { outcome: 'passed' };
  }

  return {
    park() {
      if (ended) return Promise.resolve(false);
      return new Promise((resolve) => {
        takeTurn = resolve;
        onParked?.();
      });
    },
    async runBody() {
      if (ended) return;
      const before = countAssertions(test);
      try {
        await new Promise<unknown>((resolve, reject) => {
          abortBody = () => reject(new Error(OUT_OF_TIME));
          if (isOver) abortBody();
          else Promise.resolve(tools.testFunction(test)?.()).then(resolve, reject);
        });
      } catch (error) {
        // Cheap: no diff is made of it.
        // oxlint-disable-next-line typescript/only-throw-error -- Vitest prints nothing of it
        throw { name: 'Error', message: messageOf(error) };
      } finally {
        abortBody = undefined;
        assertions = countAssertions(test) - before;
      }
    },
    bodyFinished() {
      if (ended || test.result === undefined) return;
      passed = test.result.state !== 'fail';
      messages = (test.result.errors ?? []).map(({ message }) => message ?? '');
      test.result.state = 'fail';
      test.result.errors = [again];
      if (passed) test.onFailed = undefined;
    },
    async run(timeoutMs, hopeless) {
      const started = realNow();
      // A test that was out of time may still be in its hooks.
      if (takeTurn === undefined) await parked(timeoutMs, () => undefined);
      if (takeTurn === undefined)
        return { outcome: 'timeout', message: OUT_OF_TIME, durationMs: realNow() - started, assertions: 0 };
      await oneTry(takeTurn, timeoutMs, hopeless);
      return { ...verdict(), durationMs: realNow() - started, assertions };
    },
    leave() {
      ended = true;
      takeTurn?.(false);
    },
  };
}

/** As before a first try. */
function reset(test: TestTask): void {
  Object.assign(test.result ?? {}, { state: 'run', errors: undefined, retryCount: 0 });
  for (const name of ['annotations', 'artifacts', 'attempts'] as const) {
    const list =
      (test as unknown as Record<string, unknown>)[name] ?? (test.result as unknown as Record<string, unknown>)[name];
    if (Array.isArray(list)) list.length = 0;
  }
  (test as { promises?: unknown }).promises = undefined;
}

function messageOf(error: unknown): string {
  if (Array.isArray(error)) return messageOf(error[0]);
  if (error instanceof AggregateError && error.errors.length > 0) return messageOf(error.errors[0]);
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
}
