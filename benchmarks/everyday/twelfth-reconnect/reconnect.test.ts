import { type LinkEvents, ReconnectingLink } from './reconnect';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function fakeServer() {
  const calls: LinkEvents[] = [];
  const connect = (events: LinkEvents) => {
    calls.push(events);
    return { close: () => events.onClose(true) };
  };
  return { calls, connect, last: () => calls[calls.length - 1] };
}

test('opens once and passes messages on', () => {
  const server = fakeServer();
  const seen: string[] = [];
  const link = new ReconnectingLink(server.connect, { onMessage: (m) => seen.push(m) });
  link.start();
  link.start();
  expect(server.calls.length).toBe(1);
  server.last().onOpen();
  server.last().onMessage('hi');
  expect(link.status).toBe('open');
  expect(seen).toEqual(['hi']);
});

test('the pause doubles while the server is down', () => {
  const server = fakeServer();
  const link = new ReconnectingLink(server.connect, { baseDelay: 100 });
  link.start();
  for (const pause of [100, 200, 400]) {
    const before = server.calls.length;
    server.last().onClose(false);
    vi.advanceTimersByTime(pause - 1);
    expect(server.calls.length).toBe(before);
    vi.advanceTimersByTime(1);
    expect(server.calls.length).toBe(before + 1);
  }
});

test('gives up after maxAttempts failed tries', () => {
  const server = fakeServer();
  const link = new ReconnectingLink(server.connect, { baseDelay: 10, maxAttempts: 3 });
  link.start();
  for (let i = 0; i < 3; i++) {
    server.last().onClose(false);
    vi.runAllTimers();
  }
  expect(link.status).toBe('failed');
  expect(server.calls.length).toBe(3);
});

test('a flaky network over the day does not end in "failed"', () => {
  const server = fakeServer();
  const link = new ReconnectingLink(server.connect, { baseDelay: 100, maxAttempts: 3 });
  link.start();
  for (let drop = 0; drop < 5; drop++) {
    server.last().onOpen();
    expect(link.status).toBe('open');
    server.last().onClose(false);
    expect(link.status).toBe('waiting');
    vi.advanceTimersByTime(100);
  }
});

test('stop cancels a waiting try', () => {
  const server = fakeServer();
  const link = new ReconnectingLink(server.connect);
  link.start();
  server.last().onClose(false);
  link.stop();
  vi.runAllTimers();
  expect(server.calls.length).toBe(1);
  expect(link.status).toBe('closed');
});
