import { inTime, withTimeout } from './with-timeout';

function recorder() {
  const calls: string[] = [];
  let next = 10;
  return {
    calls,
    set: (_callback: () => void, ms: number) => {
      calls.push(`set ${ms}`);
      return next++;
    },
    clear: (handle: number) => void calls.push(`clear ${handle}`),
  };
}

test('each timer is cleared once, the one that was set', async () => {
  const timers = recorder();
  await withTimeout('a', Promise.resolve('x'), 5, timers);
  await withTimeout('b', Promise.reject(new Error('y')), 6, timers).catch(() => undefined);
  expect(timers.calls).toEqual(['set 5', 'clear 10', 'set 6', 'clear 11']);
});

test('the very error is handed on', async () => {
  const error = { code: 7 };
  const timers = recorder();
  let caught: unknown;
  await withTimeout('a', Promise.reject(error), 5, timers).catch((one: unknown) => (caught = one));
  expect(caught).toBe(error);
  expect(timers.calls).toEqual(['set 5', 'clear 10']);
});

test('many', async () => {
  const timers = recorder();
  const works = [Promise.reject(new Error('1')), Promise.resolve(2), Promise.reject(new Error('3'))];
  expect(await inTime('all', works, 9, timers)).toEqual([2]);
  expect(timers.calls.filter((call) => call.startsWith('clear')).toSorted()).toEqual([
    'clear 10',
    'clear 11',
    'clear 12',
  ]);
});

test('nothing is cleared while the work goes on', async () => {
  const timers = recorder();
  void withTimeout('a', new Promise(() => undefined), 5, timers);
  await Promise.resolve();
  expect(timers.calls).toEqual(['set 5']);
});
