import { Supervisor, type Child } from './supervisor';

function setup(options = {}) {
  const children: Array<{ exit: (code: number) => void; killed: boolean }> = [];
  const log: string[] = [];
  const spawn = (): Child => {
    const entry = { exit: (_code: number) => {}, killed: false };
    children.push(entry);
    return {
      onExit: (listener) => void (entry.exit = listener),
      kill: () => {
        entry.killed = true;
        entry.exit(143);
      },
    };
  };
  return { children, log, supervisor: new Supervisor({ spawn, log: (l) => log.push(l), ...options }) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('restarts after a crash, slower every time', () => {
  const { supervisor, children, log } = setup();
  supervisor.start();
  children[0].exit(1);
  expect(supervisor.status).toBe('waiting');
  vi.advanceTimersByTime(500);
  expect(children).toHaveLength(2);
  children[1].exit(2);
  vi.advanceTimersByTime(999);
  expect(children).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(children).toHaveLength(3);
  expect(log).toEqual(['exit code 1, restart in 500 ms', 'exit code 2, restart in 1000 ms']);
});

test('a clean exit is the end', () => {
  const { supervisor, children } = setup();
  supervisor.start();
  children[0].exit(0);
  vi.advanceTimersByTime(60_000);
  expect(supervisor.status).toBe('stopped');
  expect(children).toHaveLength(1);
});

test('stopping kills the child', () => {
  const { supervisor, children } = setup();
  supervisor.start();
  supervisor.stop();
  vi.advanceTimersByTime(60_000);
  expect(children.map((c) => c.killed)).toEqual([true]);
  expect(supervisor.status).toBe('stopped');
});

test('stopping between two runs', () => {
  const { supervisor, children } = setup();
  supervisor.start();
  children[0].exit(1);
  supervisor.stop();
  vi.advanceTimersByTime(60_000);
  expect(children).toHaveLength(1);
  expect(supervisor.status).toBe('stopped');
});

test('gives up in the end, a long run forgives', () => {
  const { supervisor, children, log } = setup({ maxCrashes: 2 });
  supervisor.start();
  children[0].exit(1);
  vi.advanceTimersByTime(500);
  vi.advanceTimersByTime(60_000);
  children[1].exit(1);
  vi.advanceTimersByTime(500);
  children[2].exit(1);
  vi.advanceTimersByTime(1000);
  children[3].exit(1);
  expect(supervisor.status).toBe('failed');
  expect(log.at(-1)).toBe('gave up after 2 restarts');
});
