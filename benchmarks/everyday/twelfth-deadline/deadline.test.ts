import { DeadlineError, RequestDeadline, withLimit } from './deadline';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const after = <T>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), ms));

test('gives the value of a task that is fast enough', async () => {
  const result = withLimit(() => after(50, 'done'), { ms: 100 });
  await vi.advanceTimersByTimeAsync(50);
  expect(await result).toBe('done');
  expect(vi.getTimerCount()).toBe(0);
});

test('rejects and aborts when the time is over', async () => {
  let seen: AbortSignal | undefined;
  const result = withLimit(
    (signal) => {
      seen = signal;
      return new Promise(() => {});
    },
    { ms: 100, label: 'search' },
  );
  const check = expect(result).rejects.toThrow('search took longer than 100 ms');
  await vi.advanceTimersByTimeAsync(100);
  await check;
  expect(seen?.aborted).toBe(true);
});

test('the caller can give up', async () => {
  const controller = new AbortController();
  const result = withLimit(() => new Promise(() => {}), { ms: 100, signal: controller.signal });
  controller.abort(new Error('left the page'));
  await expect(result).rejects.toThrow('left the page');
  expect(vi.getTimerCount()).toBe(0);
});

test('a failing task leaves no timer behind', async () => {
  let seen: AbortSignal | undefined;
  const result = withLimit(
    (signal) => {
      seen = signal;
      return Promise.reject(new Error('503'));
    },
    { ms: 60_000 },
  );
  await expect(result).rejects.toThrow('503');
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen?.aborted).toBe(false);
});

test('steps share the time of the request', async () => {
  const deadline = new RequestDeadline(100);
  const first = deadline.run('first', () => after(70, 1));
  await vi.advanceTimersByTimeAsync(70);
  expect(await first).toBe(1);
  expect(deadline.remaining).toBe(30);
  const check = expect(deadline.run('second', () => after(50, 2))).rejects.toBeInstanceOf(DeadlineError);
  await vi.advanceTimersByTimeAsync(30);
  await check;
  await expect(deadline.run('third', () => after(1, 3))).rejects.toThrow('third');
});
