import { createPoller, type Status } from './poller';

function setup(...statuses: Status[]) {
  const log: string[] = [];
  const active = new Map<symbol, () => void>();
  const timers = {
    setInterval(run: () => void, ms: number): symbol {
      const handle = Symbol('interval');
      active.set(handle, run);
      log.push(`set ${ms}`);
      return handle;
    },
    clearInterval(handle: symbol): void {
      log.push(active.delete(handle) ? 'clear' : 'clear unknown');
    },
  };
  const poller = createPoller(timers, {
    intervalMs: 250,
    ask: () => statuses.shift() ?? 'queued',
    onChange: (status) => log.push(status),
  });
  const tick = (): void => [...active.values()].forEach((run) => run());
  return { poller, log, tick, active };
}

describe('starting and stopping', () => {
  it('is not running before the start', () => {
    const { poller, log } = setup();
    expect(poller.isRunning()).toBe(false);
    poller.stop();
    expect(log).toEqual([]);
  });

  it('clears an interval once', () => {
    const { poller, log } = setup();
    poller.start();
    poller.stop();
    poller.stop();
    expect(log).toEqual(['set 250', 'queued', 'clear']);
  });

  it('is over when the job is over at once', () => {
    const { poller, log, active } = setup('failed');
    poller.start();
    expect(poller.isRunning()).toBe(false);
    expect(active.size).toBe(0);
    expect(log).toEqual(['set 250', 'failed', 'clear']);
  });

  it('polls again after the job is over', () => {
    const { poller, log, tick } = setup('running', 'done', 'queued', 'failed');
    poller.start();
    tick();
    expect(poller.isRunning()).toBe(false);
    poller.start();
    expect(poller.isRunning()).toBe(true);
    tick();
    expect(log).toEqual(['set 250', 'running', 'done', 'clear', 'set 250', 'queued', 'failed', 'clear']);
    expect(poller.isRunning()).toBe(false);
  });

  it('never has two intervals', () => {
    const { poller, active } = setup();
    for (let round = 0; round < 5; round++) {
      poller.start();
      poller.start();
      expect(active.size).toBe(1);
      expect(poller.isRunning()).toBe(true);
      poller.stop();
      expect(active.size).toBe(0);
      expect(poller.isRunning()).toBe(false);
    }
  });
});
