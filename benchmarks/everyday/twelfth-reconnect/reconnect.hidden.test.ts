import { type LinkEvents, ReconnectingLink } from './reconnect';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function setup(options: ConstructorParameters<typeof ReconnectingLink>[1]) {
  const calls: LinkEvents[] = [];
  const link = new ReconnectingLink((events) => {
    calls.push(events);
    return { close: () => events.onClose(true) };
  }, options);
  return { calls, link, last: () => calls[calls.length - 1] };
}

test('after a good connection the pause starts from the base again', () => {
  const { calls, link, last } = setup({ baseDelay: 50 });
  link.start();
  last().onClose(false);
  vi.advanceTimersByTime(50);
  last().onClose(false);
  vi.advanceTimersByTime(100);
  expect(calls.length).toBe(3);
  last().onOpen();
  last().onClose(false);
  vi.advanceTimersByTime(49);
  expect(calls.length).toBe(3);
  vi.advanceTimersByTime(1);
  expect(calls.length).toBe(4);
});

test('a success gives the full number of tries again', () => {
  const { calls, link, last } = setup({ baseDelay: 10, maxAttempts: 4 });
  link.start();
  for (let i = 0; i < 3; i++) {
    last().onClose(false);
    vi.runAllTimers();
  }
  last().onOpen();
  const before = calls.length;
  for (let i = 0; i < 4; i++) {
    expect(link.status).not.toBe('failed');
    last().onClose(false);
    vi.runAllTimers();
  }
  expect(link.status).toBe('failed');
  expect(calls.length - before).toBe(3);
});

test('without a success the tries keep counting', () => {
  const { calls, link, last } = setup({ baseDelay: 10, maxAttempts: 2 });
  link.start();
  last().onClose(false);
  vi.runAllTimers();
  last().onClose(false);
  vi.runAllTimers();
  expect(link.status).toBe('failed');
  expect(calls.length).toBe(2);
});

test('the pause never exceeds maxDelay', () => {
  const { calls, link, last } = setup({ baseDelay: 100, maxDelay: 250 });
  link.start();
  for (const pause of [100, 200, 250, 250]) {
    const before = calls.length;
    last().onClose(false);
    vi.advanceTimersByTime(pause - 1);
    expect(calls.length).toBe(before);
    vi.advanceTimersByTime(1);
    expect(calls.length).toBe(before + 1);
  }
});

test('start after failure begins anew, a clean close ends', () => {
  const statuses: string[] = [];
  const { link, last } = setup({ maxAttempts: 1, onStatus: (s) => statuses.push(s) });
  link.start();
  last().onClose(false);
  link.start();
  last().onOpen();
  last().onClose(true);
  expect(statuses).toEqual(['connecting', 'failed', 'connecting', 'open', 'closed']);
});
