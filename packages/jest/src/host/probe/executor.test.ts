import { expect, it } from 'vitest';

import type { CircusBlock, CircusFunction, CircusTest } from '../seat.cts';
import { createExecutor } from './executor.ts';
import type { Executor } from './executor.ts';

function executorOf(fn: CircusFunction): Executor {
  const tests: CircusTest[] = [];
  const root: CircusBlock = { type: 'describeBlock', name: 'ROOT', children: tests, hooks: [] };
  tests.push({ type: 'test', name: 'late', parent: root, fn, concurrent: false, failing: false });
  return createExecutor({
    root,
    tests,
    environment: { global: { setTimeout } as never, fakeTimers: null, fakeTimersModern: null },
    expect: {
      getState: () => ({ assertionCalls: 0, suppressedErrors: [] }),
      setState: () => undefined,
      extractExpectedAssertionsErrors: () => [],
    },
  });
}

it('tells the failure of the test before a rejection that nobody handled in time, as Jest does', async () => {
  const executor = executorOf(async () => {
    executor.fail(new Error('gave up'), {});
    throw new Error('rejected instead of resolved');
  });
  await executor.open();

  const { outcome, message } = await executor.run(0, 1000);

  expect([outcome, message]).toEqual(['failed', 'rejected instead of resolved']);
});

it('fails a test for a rejection that nobody handled, and only that try', async () => {
  let rejects = true;
  const executor = executorOf(async () => {
    if (rejects) executor.fail(new Error('gave up'), {});
  });
  await executor.open();

  const first = await executor.run(0, 1000);
  rejects = false;
  const second = await executor.run(0, 1000);

  expect([first.message, second.outcome]).toEqual(['gave up', 'passed']);
});

it('takes a rejection back that is handled before the test ends', async () => {
  const promise = {};
  const executor = executorOf(async () => {
    executor.fail(new Error('gave up'), promise);
    await Promise.resolve();
    executor.forgive(promise);
  });
  await executor.open();

  const { outcome } = await executor.run(0, 1000);

  expect(outcome).toBe('passed');
});
