import { inspect } from 'node:util';
import type { TestError } from '../model/test-result.ts';
import type { Clock } from '../ports/clock.ts';
import type { AnyFunction } from './any-function.ts';
import type { NamedTest } from './named-tests.ts';
import type { UncaughtErrors } from './uncaught-errors.ts';

/** The timers of the time before any test could replace them. */
export type RealTimers = Pick<typeof globalThis, 'setTimeout' | 'clearTimeout' | 'setImmediate'>;

export function realTimers(): RealTimers {
  return { setTimeout, clearTimeout, setImmediate };
}

/** What tests are run with. */
export interface TestBench {
  readonly clock: Clock;
  readonly timers: RealTimers;
  readonly uncaught: UncaughtErrors;
  /** Wait for errors that nobody catches also after a test that gives no promise: a turn of the event loop. */
  readonly isPatient: boolean;
}

export interface TestEnd {
  /** `timeout`: not settled within the time given; its continuation may still be alive. */
  readonly outcome: 'passed' | 'failed' | 'timeout';
  /** Absent when passed. */
  readonly error?: TestError;
  readonly durationMs: number;
  /** All that made it fail is an error that nobody caught: it may still be what an earlier try left behind. */
  readonly stray?: true;
}

/** Runs one test over one version. It passes unless it throws, rejects, or gives `false`. Never rejects. */
export async function runTest(
  test: NamedTest,
  fn: AnyFunction,
  timeoutMs: number,
  { clock, timers, uncaught, isPatient }: TestBench,
): Promise<TestEnd> {
  uncaught.take();
  const started = clock.now();
  const called = call(test, fn);
  const settled = 'promise' in called ? await within(timeoutMs, called.promise, timers) : called;
  // A rejection that nobody handles is told when the microtasks are over.
  if (isPatient || 'promise' in called) await new Promise((resolve) => void timers.setImmediate(resolve));
  const strays = uncaught.take();
  const durationMs = clock.now() - started;
  if (settled === undefined) {
    return { outcome: 'timeout', error: { name: 'Error', message: `timed out after ${timeoutMs} ms` }, durationMs };
  }
  const thrown = 'thrown' in settled ? settled.thrown : verdictOf(test, settled.value);
  if (thrown !== undefined) return { outcome: 'failed', error: toTestError(thrown), durationMs };
  if (strays.length > 0) return { outcome: 'failed', error: toTestError(strays[0]), durationMs, stray: true };
  return { outcome: 'passed', durationMs };
}

type Settled = { readonly value: unknown } | { readonly thrown: unknown };

function call({ run }: NamedTest, fn: AnyFunction): Settled | { readonly promise: PromiseLike<unknown> } {
  try {
    const value = run(fn);
    const isPromise = typeof (value as PromiseLike<unknown> | null | undefined)?.then === 'function';
    return isPromise ? { promise: value as PromiseLike<unknown> } : { value };
  } catch (error) {
    return { thrown: error ?? new Error(`${inspect(error)} was thrown`) };
  }
}

/** `undefined` when it has not settled in time. */
async function within(
  timeoutMs: number,
  promise: PromiseLike<unknown>,
  timers: RealTimers,
): Promise<Settled | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = timers.setTimeout(() => resolve(undefined), timeoutMs);
  });
  const settled = Promise.resolve(promise).then(
    (value): Settled => ({ value }),
    (error: unknown): Settled => ({ thrown: error ?? new Error(`${inspect(error)} was thrown`) }),
  );
  try {
    return await Promise.race([settled, late]);
  } finally {
    timers.clearTimeout(timer);
  }
}

function verdictOf({ name }: NamedTest, value: unknown): Error | undefined {
  return value === false ? new Error(`“${name}” gave false`) : undefined;
}

/** Anything can be thrown: also what cannot be printed. */
export function toTestError(thrown: unknown): TestError {
  try {
    if (!(typeof thrown === 'object' && thrown !== null && 'message' in thrown)) {
      return { name: 'Error', message: inspect(thrown) };
    }
    const { name, message, expected, actual } = thrown as Record<string, unknown>;
    const isComparison = 'expected' in thrown && 'actual' in thrown;
    return {
      name: typeof name === 'string' ? name : 'Error',
      message: String(message),
      ...(isComparison && { expected: printed(expected), actual: printed(actual) }),
    };
  } catch {
    return { name: 'Error', message: 'an unprintable value was thrown' };
  }
}

function printed(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value) : inspect(value, { depth: 4 });
}
