import { createPoller, isFinal, type Status, statusText } from './poller';

class FakeTimers {
  readonly active = new Map<number, () => void>();
  #next = 1;

  setInterval(run: () => void): number {
    this.active.set(this.#next, run);
    return this.#next++;
  }

  clearInterval(handle: number): void {
    this.active.delete(handle);
  }

  tick(): void {
    for (const run of [...this.active.values()]) run();
  }
}

let timers: FakeTimers;
let statuses: Status[];
let changes: Status[];

const poller = () =>
  createPoller(timers, {
    intervalMs: 1000,
    ask: () => statuses.shift() ?? 'running',
    onChange: (status) => changes.push(status),
  });

beforeEach(() => {
  timers = new FakeTimers();
  statuses = [];
  changes = [];
});

describe('poller', () => {
  it('reports changes only', () => {
    statuses = ['queued', 'queued', 'running', 'running'];
    poller().start();
    for (let i = 0; i < 3; i++) timers.tick();
    expect(changes).toEqual(['queued', 'running']);
  });

  it('stops at the end of the job', () => {
    statuses = ['running', 'done'];
    poller().start();
    timers.tick();
    expect(timers.active.size).toBe(0);
    expect(changes).toEqual(['running', 'done']);
  });

  it('starts only once', () => {
    const one = poller();
    one.start();
    one.start();
    expect(timers.active.size).toBe(1);
  });

  it('is not running after a stop', () => {
    const one = poller();
    one.start();
    expect(one.isRunning()).toBe(true);
    one.stop();
    expect(timers.active.size).toBe(0);
    expect(one.isRunning()).toBe(false);
  });

  it('can be started again', () => {
    const one = poller();
    one.start();
    one.stop();
    one.start();
    expect(timers.active.size).toBe(1);
    expect(changes).toEqual(['running', 'running']);
  });

  it('knows final states', () => {
    expect((['queued', 'running', 'done', 'failed'] as const).filter(isFinal)).toEqual(['done', 'failed']);
    expect(statusText('failed')).toBe('Something went wrong');
  });
});
