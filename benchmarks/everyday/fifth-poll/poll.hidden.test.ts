import { poll, sleep } from './poll';

test('a signal that is aborted already', async () => {
  const started = performance.now();
  await expect(sleep(50, AbortSignal.abort(new Error('early')))).rejects.toThrow('early');
  expect(performance.now() - started).toBeLessThan(40);
});

test('gives the reason itself', async () => {
  const controller = new AbortController();
  controller.abort('why');
  expect(await sleep(5, controller.signal).catch((reason: unknown) => reason)).toBe('why');
  expect(
    await sleep(0, controller.signal).then(
      () => 'slept',
      (reason: unknown) => reason,
    ),
  ).toBe('why');
});

test('waits with a signal that is not aborted', async () => {
  const controller = new AbortController();
  await sleep(2, controller.signal);
  controller.abort();
  await sleep(2);
});

test('stops while it asks', async () => {
  const controller = new AbortController();
  let calls = 0;
  const result = poll(
    async () => {
      calls++;
      await sleep(5);
      return undefined;
    },
    { interval: 1, attempts: 4, signal: controller.signal },
  );
  setTimeout(() => controller.abort(new Error('stopped')), 1);
  await expect(result).rejects.toThrow('stopped');
  expect(calls).toBe(1);
});

test('stops while it waits', async () => {
  const controller = new AbortController();
  let calls = 0;
  const result = poll(
    async () => {
      calls++;
      return undefined;
    },
    { interval: 50, attempts: 3, signal: controller.signal },
  );
  setTimeout(() => controller.abort(new Error('stopped')), 2);
  await expect(result).rejects.toThrow('stopped');
  expect(calls).toBe(1);
});

test('without a signal', async () => {
  const answers = [undefined, undefined, 0];
  expect(await poll(async () => answers.shift(), { interval: 1 })).toBe(0);
  expect(await poll(async () => false, { interval: 1, attempts: 1 })).toBe(false);
});

test('takes its listener away', async () => {
  const controller = new AbortController();
  const { signal } = controller;
  let listeners = 0;
  const add = signal.addEventListener.bind(signal);
  const remove = signal.removeEventListener.bind(signal);
  signal.addEventListener = ((...args: Parameters<typeof add>) => {
    listeners++;
    add(...args);
  }) as typeof signal.addEventListener;
  signal.removeEventListener = ((...args: Parameters<typeof remove>) => {
    listeners--;
    remove(...args);
  }) as typeof signal.removeEventListener;
  await sleep(1, signal);
  await sleep(1, signal);
  expect(listeners).toBe(0);
});
