import { isGuardError, type Try } from '@testheal/core/worker';

import { parseFailure } from '../../shared/parse-failure.ts';
import type { CircusBlock, CircusHook, CircusTest, JestEnvironment, JestExpect } from '../seat.cts';
import { assertionHeadline } from './assertion-headline.ts';
import { callFunction } from './call-function.ts';

// The engine's own timers, taken before any test file is loaded: fake timers replace those of the tests' realm only.
const { setTimeout, clearTimeout, setImmediate, performance } = globalThis;

/** Runs single tests of a loaded file again and again, with their hooks, outside of jest-circus' own order. */
export interface Executor {
  /** `beforeAll` of every block with tests, outer first. A failure is told by each test below. */
  open(): Promise<void>;
  run(test: number, timeoutMs: number): Promise<Try>;
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
  const broken = new Map<CircusBlock, unknown>();
  const rejections = new Map<object, unknown>();
  const strays = new Set<unknown>();
  let errors: unknown[] = [];

  function takeRejections(): unknown[] {
    const taken = [...rejections.values()];
    rejections.clear();
    return taken;
  }

  async function attempt(test: CircusTest, timeoutMs: number): Promise<boolean> {
    const context = {};
    const { before, after } = hooksOf(test);
    const timedOut = await within(timeoutMs, async (isAbandoned) => {
      errors.push(...blocksOf(test).flatMap((block) => (broken.has(block) ? [broken.get(block)] : [])));
      for (const hook of before) {
        if (errors.length > 0 || isAbandoned()) return;
        await collect(() => callFunction(hook.fn, context, true));
      }
      if (errors.length === 0 && !isAbandoned()) await collect(() => callFunction(test.fn, context, false));
    });
    if (after.length === 0) return timedOut;
    const hooksTimedOut = await within(timeoutMs, async (isAbandoned) => {
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
          if (await within(HOOK_TIMEOUT_MS, () => collect(() => callFunction(hook.fn, {}, true)))) {
            errors.push(new Error('a beforeAll hook did not end'));
          }
          if (errors.length > 0 && !broken.has(block)) broken.set(block, errors[0]);
        }
      }
      timers.remember();
    },
    async run(index, timeoutMs) {
      const test = tests[index] as CircusTest;
      errors = [];
      rejections.clear();
      strays.clear();
      const own = errors;
      resetExpect(expect, test);
      const startedMs = performance.now();
      const timedOut = await attempt(test, timeoutMs);
      own.push(
        ...expect.extractExpectedAssertionsErrors().map(({ error }) => error),
        ...expect.getState().suppressedErrors,
      );
      const durationMs = performance.now() - startedMs;
      // Rejections that nobody handles are told once the queue of promises is empty.
      await new Promise((resolve) => setImmediate(resolve));
      own.push(...takeRejections());
      timers.restore();
      return toTry(own, { timedOut, failing: test.failing, durationMs, isStray: (error) => strays.has(error) });
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
          await within(HOOK_TIMEOUT_MS, () => collect(() => callFunction(hook.fn, {}, true)));
        }
      }
    },
  };
}

interface TryFacts {
  readonly timedOut: boolean;
  readonly failing: boolean;
  readonly durationMs: number;
  readonly isStray: (error: unknown) => boolean;
}

function toTry(errors: readonly unknown[], { timedOut, failing, durationMs, isStray }: TryFacts): Try {
  if (timedOut) return { outcome: 'timeout', message: 'the test timed out', durationMs };
  if (failing && errors.length === 0) {
    return {
      outcome: 'failed',
      message: 'Failing test passed even though it was supposed to fail. Remove `.failing` to remove error.',
      durationMs,
    };
  }
  if (failing || errors.length === 0) return { outcome: 'passed', durationMs };
  return {
    outcome: 'failed',
    durationMs,
    ...(errors.every(isStray) && { stray: true }),
    // Only calibration reads it, and making it costs as much as a short test.
    get message() {
      return messageOf(errors[0]);
    },
  };
}

/** The message as `parseFailure` reads it from Jest's own results. */
function messageOf(error: unknown): string {
  const isError = typeof error === 'object' && error !== null && 'message' in error && 'stack' in error;
  if (isError) return assertionHeadline(error) ?? parseFailure(`Error: ${String(error.message)}`, undefined).message;
  return `thrown: ${typeof error === 'string' ? JSON.stringify(error) : String(error)}`;
}

/** Settles when `work` has, or when the time is over; says whether it was. `work` can ask whether it still counts. */
async function within(timeoutMs: number, work: (isAbandoned: () => boolean) => Promise<void>): Promise<boolean> {
  let timedOut = false;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      timedOut = true;
      resolve();
    }, timeoutMs);
  });
  await Promise.race([work(() => timedOut), late]);
  clearTimeout(timer);
  return timedOut;
}

function resetExpect(expect: JestExpect, test: CircusTest): void {
  expect.setState({
    assertionCalls: 0,
    currentTestName: [
      ...blocksOf(test)
        .slice(1)
        .map(({ name }) => name),
      test.name,
    ].join(' '),
    expectedAssertionsNumber: null,
    expectedAssertionsNumberError: undefined,
    isExpectingAssertions: false,
    isExpectingAssertionsError: undefined,
    numPassingAsserts: 0,
    suppressedErrors: [],
    testFailing: test.failing,
  });
  // Snapshots are counted by test name: without this, a second try would look for a second snapshot.
  expect.getState().snapshotState?.clear?.();
}

/** Real timers after a try that left fake ones; where the configuration fakes them from the start, fresh fake ones. */
function watchTimers({ global, fakeTimers, fakeTimersModern }: JestEnvironment): { remember(): void; restore(): void } {
  let known: unknown;
  let startsFaked = false;
  return {
    remember() {
      known = global.setTimeout;
      startsFaked = 'clock' in global.setTimeout;
    },
    restore() {
      if (startsFaked) {
        fakeTimersModern?.useRealTimers();
        fakeTimersModern?.useFakeTimers();
      } else if (global.setTimeout !== known) {
        fakeTimersModern?.useRealTimers();
        if (global.setTimeout !== known) fakeTimers?.useRealTimers();
      }
    },
  };
}

/** The blocks around a test, outermost first. */
function blocksOf(test: CircusTest): CircusBlock[] {
  const blocks: CircusBlock[] = [];
  for (let block: CircusBlock | undefined = test.parent; block !== undefined; block = block.parent)
    blocks.unshift(block);
  return blocks;
}

function blocksWithTests(block: CircusBlock): CircusBlock[] {
  const inner = block.children.flatMap((child) => (child.type === 'describeBlock' ? blocksWithTests(child) : []));
  const hasTests =
    inner.length > 0 ||
    block.children.some((child) => child.type === 'test' && child.mode !== 'skip' && child.mode !== 'todo');
  return hasTests && block.mode !== 'skip' ? [block, ...inner] : [];
}

function hooks(block: CircusBlock, type: CircusHook['type']): readonly CircusHook[] {
  return block.hooks.filter((hook) => hook.type === type);
}

/** In Jest's order. Concurrent tests have none. */
function hooksOf(test: CircusTest): { before: readonly CircusHook[]; after: readonly CircusHook[] } {
  if (test.concurrent) return { before: [], after: [] };
  const blocks = blocksOf(test);
  return {
    before: blocks.flatMap((block) => hooks(block, 'beforeEach')),
    after: blocks.toReversed().flatMap((block) => hooks(block, 'afterEach')),
  };
}
