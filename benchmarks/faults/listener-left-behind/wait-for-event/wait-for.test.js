import { EventEmitter } from 'node:events';
import { localWorker, request, TimeoutError, waitFor } from './wait-for';

function manualTimers() {
  const pending = new Set();
  return {
    pending,
    set(run) {
      pending.add(run);
      return run;
    },
    clear: (handle) => pending.delete(handle),
    expire() {
      for (const run of pending) run();
      pending.clear();
    },
  };
}

let emitter;
let timers;

beforeEach(() => {
  emitter = new EventEmitter();
  timers = manualTimers();
});

describe('waiting', () => {
  it('resolves with the event', async () => {
    const ready = waitFor(emitter, 'ready', { timers });
    emitter.emit('ready', 42);
    expect(await ready).toBe(42);
  });

  it('skips what is not accepted', async () => {
    const even = waitFor(emitter, 'number', { timers, accept: (value) => value % 2 === 0 });
    emitter.emit('number', 1);
    emitter.emit('number', 2);
    expect(await even).toBe(2);
  });

  it('cleans up after the event', async () => {
    const ready = waitFor(emitter, 'ready', { timers });
    emitter.emit('ready');
    await ready;
    expect(emitter.listenerCount('ready')).toBe(0);
    expect(timers.pending.size).toBe(0);
  });

  it('gives up', async () => {
    const ready = waitFor(emitter, 'ready', { timers, timeoutMs: 200 });
    timers.expire();
    await expect(ready).rejects.toThrow(TimeoutError);
    await expect(ready).rejects.toThrow('No "ready" within 200 ms');
  });

  it('cleans up after giving up', async () => {
    const ready = waitFor(emitter, 'ready', { timers });
    timers.expire();
    await expect(ready).rejects.toThrow(TimeoutError);
    expect(emitter.listenerCount('ready')).toBe(0);
  });

  it('asks no longer whether to accept', async () => {
    let asked = 0;
    const accept = () => ++asked > 5;
    const never = waitFor(emitter, 'tick', { timers, accept });
    emitter.emit('tick');
    timers.expire();
    await expect(never).rejects.toThrow(TimeoutError);
    emitter.emit('tick');
    emitter.emit('tick');
    expect(asked).toBe(1);
  });
});

describe('requests', () => {
  const worker = localWorker({ add: (a, b) => a + b });

  it('returns the result', async () => {
    expect(await request(worker, { id: 1, method: 'add', params: [2, 3] }, { timers })).toBe(5);
  });

  it('throws the error', async () => {
    await expect(request(worker, { id: 2, method: 'div' }, { timers })).rejects.toThrow('div: no such method');
  });
});
