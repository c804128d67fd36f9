import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engineClock } from '../lab/create-probe-lab.ts';
import type { NamedTest } from './named-tests.ts';
import { realTimers, runTest, type TestEnd } from './run-test.ts';
import { watchUncaughtErrors, type UncaughtErrors } from './uncaught-errors.ts';

let told: unknown[];
let uncaught: UncaughtErrors;
const tell = (error: unknown): unknown => told.push(error);

beforeEach(() => {
  told = [];
  process.on('unhandledRejection', tell);
  uncaught = watchUncaughtErrors();
});
afterEach(() => {
  uncaught.stop();
  process.off('unhandledRejection', tell);
});

/** How a test ends, without its time. */
async function endOf(run: NamedTest['run'], isPatient = true): Promise<Omit<TestEnd, 'durationMs'>> {
  const bench = { clock: engineClock(), timers: realTimers(), uncaught, isPatient };
  const { durationMs, ...end } = await runTest({ name: 'it holds', run }, () => 3, 50, bench);
  expect(durationMs).toBeGreaterThanOrEqual(0);
  return end;
}

const PASSED = { outcome: 'passed' };
const failed = (message: string, more: object = {}): object => ({
  outcome: 'failed',
  error: { name: 'Error', message },
  ...more,
});

describe('runTest', () => {
  it.each<[string, NamedTest['run'], object]>([
    ['passes what gives nothing', () => undefined, PASSED],
    ['passes what gives true, later', async (fn) => fn() === 3, PASSED],
    ['fails what gives false', (fn) => fn() === 4, failed('“it holds” gave false')],
    ['fails what gives false, later', async () => false, failed('“it holds” gave false')],
    ['fails what rejects', () => Promise.reject(new Error('no')), failed('no')],
    ['fails what rejects with nothing', () => Promise.reject(), failed('undefined was thrown')],
    [
      'stops what waits for ever',
      () => new Promise(() => {}),
      { outcome: 'timeout', error: { name: 'Error', message: 'timed out after 50 ms' } },
    ],
    [
      'fails what leaves a rejection behind',
      () => void Promise.reject(new Error('lost')),
      failed('lost', { stray: true }),
    ],
    [
      'fails what leaves a timer behind that throws',
      () => {
        setImmediate(() => {
          throw new Error('late');
        });
      },
      failed('late', { stray: true }),
    ],
  ])('%s', async (_what, run, end) => {
    expect(await endOf(run)).toEqual(end);
    expect(told).toEqual([]);
  });

  it('prints what a comparison expected and got, and survives what cannot be printed', async () => {
    const compared = await endOf(() => {
      throw Object.assign(new TypeError('not equal'), { expected: { a: [1] }, actual: 'text' });
    });
    const unprintable = await endOf(() => {
      throw {
        get message() {
          throw new Error('no');
        },
      };
    });

    expect(compared.error).toEqual({
      name: 'TypeError',
      message: 'not equal',
      expected: '{ a: [ 1 ] }',
      actual: '"text"',
    });
    expect(unprintable.error).toEqual({ name: 'Error', message: 'an unprintable value was thrown' });
  });

  it('does not take the error of an earlier test for its own', async () => {
    await endOf(() => void Promise.reject(new Error('lost')), false);
    await new Promise((resolve) => void setImmediate(resolve));

    expect(await endOf(() => true)).toEqual(PASSED);
  });
});

describe('watchUncaughtErrors', () => {
  it('puts the listeners back in their order', () => {
    uncaught.stop();
    const before = [process.listeners('unhandledRejection'), process.listeners('uncaughtException')];

    const watching = watchUncaughtErrors();
    const during = process.listeners('unhandledRejection');
    watching.stop();

    expect(during).toHaveLength(1);
    expect([process.listeners('unhandledRejection'), process.listeners('uncaughtException')]).toEqual(before);
    uncaught = watchUncaughtErrors();
  });
});
