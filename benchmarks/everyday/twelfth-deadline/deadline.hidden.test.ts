import { DeadlineError, RequestDeadline, withLimit } from './deadline';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const failing = (ms: number, message: string) =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error(message)), ms));

test('a task that fails after a while: no timer, no late abort', async () => {
  const onAbort = vi.fn();
  const result = withLimit(
    (signal) => {
      signal.addEventListener('abort', onAbort);
      return failing(20, 'boom');
    },
    { ms: 100 },
  );
  const check = expect(result).rejects.toThrow('boom');
  await vi.advanceTimersByTimeAsync(20);
  await check;
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(200);
  expect(onAbort).not.toHaveBeenCalled();
});

test('a failed task no longer listens to the caller', async () => {
  const outer = new AbortController();
  let inner: AbortSignal | undefined;
  await expect(
    withLimit(
      (signal) => {
        inner = signal;
        return Promise.reject(new Error('no'));
      },
      { ms: 100, signal: outer.signal },
    ),
  ).rejects.toThrow('no');
  outer.abort();
  expect(inner?.aborted).toBe(false);
});

test('a successful task no longer listens either', async () => {
  const outer = new AbortController();
  let inner: AbortSignal | undefined;
  const value = await withLimit(
    async (signal) => {
      inner = signal;
      return 5;
    },
    { ms: 100, signal: outer.signal },
  );
  outer.abort();
  expect(value).toBe(5);
  expect(inner?.aborted).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

test('an aborted caller never starts the task', async () => {
  const outer = new AbortController();
  outer.abort(new Error('gone'));
  const task = vi.fn(async () => 1);
  await expect(withLimit(task, { ms: 10, signal: outer.signal })).rejects.toThrow('gone');
  expect(task).not.toHaveBeenCalled();
});

test('failing steps of a request leave nothing running', async () => {
  const deadline = new RequestDeadline(500);
  await expect(deadline.run('a', () => Promise.reject(new Error('a failed')))).rejects.toThrow('a failed');
  await expect(deadline.run('b', () => Promise.reject(new Error('b failed')), 50)).rejects.toThrow('b failed');
  expect(vi.getTimerCount()).toBe(0);
  expect(deadline.expired).toBe(false);
});

test('the own limit of a step is respected', async () => {
  const deadline = new RequestDeadline(500);
  const check = expect(deadline.run('slow', () => new Promise(() => {}), 40)).rejects.toMatchObject({
    label: 'slow',
    ms: 40,
  });
  await vi.advanceTimersByTimeAsync(40);
  await check;
  expect(new DeadlineError('x', 1).name).toBe('DeadlineError');
});
