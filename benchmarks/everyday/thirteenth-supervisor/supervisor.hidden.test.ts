import { Supervisor, type Child } from './supervisor';

function setup(options = {}) {
  const exits: Array<(code: number) => void> = [];
  const spawn = vi.fn((): Child => ({ onExit: (listener) => void exits.push(listener), kill: () => {} }));
  return { exits, spawn, supervisor: new Supervisor({ spawn, ...options }) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('stop while waiting leaves no timer', () => {
  const { supervisor, exits, spawn } = setup({ minDelay: 200 });
  supervisor.start();
  exits[0](1);
  vi.advanceTimersByTime(199);
  supervisor.stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(100_000);
  expect(spawn).toHaveBeenCalledTimes(1);
  expect(supervisor.status).toBe('stopped');
});

test('stop and start while waiting runs one child only', () => {
  const { supervisor, exits, spawn } = setup({ minDelay: 1000 });
  supervisor.start();
  exits[0](1);
  vi.advanceTimersByTime(300);
  supervisor.stop();
  supervisor.start();
  expect(supervisor.status).toBe('running');
  vi.advanceTimersByTime(100_000);
  expect(spawn).toHaveBeenCalledTimes(2);
  exits[1](1);
  expect(supervisor.status).toBe('waiting');
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1000);
  expect(spawn).toHaveBeenCalledTimes(3);
});

test('stop, start, crash: the old delay does not cut the new one', () => {
  const { supervisor, exits, spawn } = setup({ minDelay: 1000 });
  supervisor.start();
  exits[0](1);
  vi.advanceTimersByTime(900);
  supervisor.stop();
  supervisor.start();
  exits[1](1);
  vi.advanceTimersByTime(999);
  expect(spawn).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1);
  expect(spawn).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(50_000);
  expect(spawn).toHaveBeenCalledTimes(3);
});

test('start while waiting does not jump the queue', () => {
  const { supervisor, exits, spawn } = setup();
  supervisor.start();
  exits[0](9);
  supervisor.start();
  expect(spawn).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(500);
  expect(spawn).toHaveBeenCalledTimes(2);
  supervisor.stop();
  supervisor.stop();
  expect(supervisor.status).toBe('stopped');
});
