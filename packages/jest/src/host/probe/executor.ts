import { isGuardError, type Try } from '@testheal/core/worker';

import type { CircusBlock, CircusTest, JestEnvironment, JestExpect } from '../seat.cts';
import { blocksWithTests, hooks, type Surroundings, surroundingsOf } from './blocks.ts';
import { callFunction } from './call-function.ts';
import { resetExpect } from './reset-expect.ts';
import { toTry } from './to-try.ts';
import { watchTimers } from './watch-timers.ts';

// The engine's own timers, taken before any test file is loaded: fake timers replace those of the tests' realm only.
const { setTimeout, clearTimeout, setImmediate } = globalThis;
const now = performance.now.bind(performance);

/** Runs single tests of a loaded file again and again, with their hooks, outside of jest-circus' own order. */
export interface Executor {
  /** `beforeAll` of every block with tests, outer first. A failure is told by each test below. */
  open(): Promise<void>;
  /** As `ProbeSession.run`. */
  run(test: number, timeoutMs: number, hopeless?: AbortSignal): Promise<Try>;
  /**
   * An error that nobody caught: it belongs to the try that runs. One that comes with its promise counts once the function
   * that runs has ended, and `forgive` takes it back until then: Jest 30 does the same, and Jest 29 tells no promise.
   */
  fail(error: unknown, promise?: object): void;
  /** Somebody handles the rejection of this promise after all. */
  forgive(promise: object): void;
  /** `afterAll` of the blocks, inner first. */
  close(): Promise<void>;
}

export interface ExecutorParts {
  readonly root: CircusBlock;
  readonly tests: readonly CircusTest[];
  readonly environment: JestEnvironment;
  readonly expect: JestExpect;
}

const HOOK_TIMEOUT_MS = 10_000;

export function createExecutor({ root, tests, environment, expect }: ExecutorParts): Executor {
  const timers = watchTimers(environment);
  // Of each test once: it is tried thousands of times.
  const surroundings = tests.map((test) => surroundingsOf(test));
  const broken = new Map<CircusBlock, unknown>();
  const rejections = new Map<object, unknown>();
  const strays = new Set<unknown>();
  let errors: unknown[] = [];

  function takeRejections(): unknown[] {
    const taken = [...rejections.values()];
    rejections.clear();
    return taken;
  }

  async function attempt(
    { fn }: CircusTest,
    { blocks, before, after }: Surroundings,
    { timeoutMs, hopeless }: { readonly timeoutMs: number; readonly hopeless: AbortSignal | undefined },
  ): Promise<boolean> {
    const context = {};
    const timedOut = await within({ timeoutMs, hopeless }, async (isAbandoned) => {
      errors.push(...blocks.flatMap((block) => (broken.has(block) ? [broken.get(block)] : [])));
      for (const hook of before) {
        if (errors.length > 0 || isAbandoned()) return;
        await collect(() => callFunction(hook.fn, context, true));
      }
      if (errors.length === 0 && !isAbandoned()) await collect(() => callFunction(fn, context, false));
    });
    if (after.length === 0) return timedOut;
    const hooksTimedOut = await within({ timeoutMs }, async (isAbandoned) => {
      for (const hook of after) if (!isAbandoned()) await collect(() => callFunction(hook.fn, context, true));
    });
    return timedOut || hooksTimedOut;
  }

  /** Errors go to the try in which the function was called, even when it ends later. */
  async function collect(call: () => Promise<void> | undefined): Promise<void> {
    const own = errors;
    try {
      const pending = call();
      if (pending !== undefined) await pending;
    } catch (error) {
      own.push(error);
    }
    if (own === errors) own.push(...takeRejections());
  }

  return {
    async open() {
      for (const block of blocksWithTests(root)) {
        for (const hook of hooks(block, 'beforeAll')) {
          errors = [];
          if (await within({ timeoutMs: HOOK_TIMEOUT_MS }, () => collect(() => callFunction(hook.fn, {}, true)))) {
            errors.push(new Error('a beforeAll hook did not end'));
          }
          if (errors.length > 0 && !broken.has(block)) broken.set(block, errors[0]);
        }
      }
      timers.remember();
    },
    async run(index, timeoutMs, hopeless) {
      const test = tests[index] as CircusTest;
      const around = surroundings[index] as Surroundings;
      errors = [];
      rejections.clear();
      strays.clear();
      const own = errors;
      resetExpect(expect, around.fullName, test);
      const startedMs = now();
      const timedOut = await attempt(test, around, { timeoutMs, hopeless });
      const { assertionCalls, suppressedErrors } = expect.getState();
      own.push(...expect.extractExpectedAssertionsErrors().map(({ error }) => error), ...suppressedErrors);
      const durationMs = now() - startedMs;
      // Rejections that nobody handles are told once the queue of promises is empty.
      await new Promise((resolve) => setImmediate(resolve));
      own.push(...takeRejections());
      timers.restore();
      const facts = { timedOut, failing: test.failing, durationMs, assertions: assertionCalls };
      return toTry(own, { ...facts, isStray: (error) => strays.has(error) });
    },
    fail(error, promise) {
      if (isGuardError(error)) return;
      strays.add(error);
      if (promise === undefined) errors.push(error);
      else rejections.set(promise, error);
    },
    forgive: (promise) => void rejections.delete(promise),
    async close() {
      for (const block of blocksWithTests(root).toReversed()) {
        for (const hook of hooks(block, 'afterAll')) {
          await within({ timeoutMs: HOOK_TIMEOUT_MS }, () => collect(() => callFunction(hook.fn, {}, true)));
        }
      }
    },
  };
}

/** Settles when `work` has, or when the time is over; says whether it was. `work` can ask whether it still counts. */
async function within(
  { timeoutMs, hopeless }: { readonly timeoutMs: number; readonly hopeless?: AbortSignal | undefined },
  work: (isAbandoned: () => boolean) => Promise<void>,
): Promise<boolean> {
  let timedOut = false;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    const end = (): void => {
      timedOut = true;
      resolve();
    };
    timer = setTimeout(end, timeoutMs).unref();
    hopeless?.addEventListener('abort', end);
  });
  await Promise.race([work(() => timedOut), late]);
  clearTimeout(timer);
  return timedOut;
}
