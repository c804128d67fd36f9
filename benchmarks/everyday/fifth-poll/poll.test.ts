import { poll, sleep } from './poll';

test('asks until there is an answer', async () => {
  let calls = 0;
  const answer = await poll(async () => (++calls === 3 ? 'done' : undefined), { interval: 1 });
  expect(answer).toBe('done');
  expect(calls).toBe(3);
});

test('gives up', async () => {
  await expect(poll(async () => undefined, { interval: 1, attempts: 4 })).rejects.toThrow('No answer after 4 attempts');
});

test('can be stopped while it waits', async () => {
  const controller = new AbortController();
  const waiting = sleep(50, controller.signal);
  controller.abort(new Error('stopped'));
  await expect(waiting).rejects.toThrow('stopped');
});

test('can be stopped while it asks', async () => {
  const controller = new AbortController();
  let calls = 0;
  const ask = async () => {
    if (++calls === 2) controller.abort(new Error('stopped'));
    return undefined;
  };
  await expect(poll(ask, { interval: 1, attempts: 5, signal: controller.signal })).rejects.toThrow('stopped');
  expect(calls).toBe(2);
});
