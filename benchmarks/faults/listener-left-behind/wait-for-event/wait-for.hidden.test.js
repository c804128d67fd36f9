import { EventEmitter } from 'node:events';
import { request, TimeoutError, waitFor } from './wait-for';

function setup() {
  const emitter = new EventEmitter();
  const runs = [];
  const cleared = [];
  const timers = { set: (run, ms) => runs.push([run, ms]) - 1, clear: (handle) => void cleared.push(handle) };
  return { emitter, runs, cleared, timers };
}

describe('cleaning up', () => {
  it('leaves other listeners alone', async () => {
    const { emitter, runs, timers } = setup();
    const seen = [];
    emitter.on('data', (value) => seen.push(value));
    const first = waitFor(emitter, 'data', { timers, timeoutMs: 10, accept: (value) => value === 'a' });
    const second = waitFor(emitter, 'data', { timers, timeoutMs: 20, accept: (value) => value === 'b' });
    expect(runs.map(([, ms]) => ms)).toEqual([10, 20]);
    runs[0][0]();
    await expect(first).rejects.toBeInstanceOf(TimeoutError);
    expect(emitter.listenerCount('data')).toBe(2);
    emitter.emit('data', 'a');
    emitter.emit('data', 'b');
    expect(await second).toBe('b');
    expect(emitter.listenerCount('data')).toBe(1);
    expect(seen).toEqual(['a', 'b']);
  });

  it('clears its own timer on success', async () => {
    const { emitter, runs, cleared, timers } = setup();
    const lost = waitFor(emitter, 'x', { timers });
    runs[0][0]();
    await expect(lost).rejects.toBeInstanceOf(TimeoutError);
    const won = waitFor(emitter, 'x', { timers });
    emitter.emit('x', 1);
    expect(await won).toBe(1);
    expect(cleared).toContain(1);
    expect(emitter.listenerCount('x')).toBe(0);
  });

  it('keeps listening while nothing is accepted', () => {
    const { emitter, timers } = setup();
    waitFor(emitter, 'x', { timers, accept: () => false });
    emitter.emit('x');
    emitter.emit('x');
    expect(emitter.listenerCount('x')).toBe(1);
  });

  it.each([1, 3, 9])('does not pile up after %i requests without an answer', async (count) => {
    const { emitter, runs, timers } = setup();
    const requests = Array.from({ length: count }, (_, id) => request(emitter, { id, method: 'm' }, { timers }));
    for (const [run] of runs) run();
    const results = await Promise.allSettled(requests);
    expect(results.map((result) => result.reason?.name)).toEqual(Array(count).fill('TimeoutError'));
    expect(emitter.listenerCount('response')).toBe(0);
  });

  it('works with the real timers', async () => {
    const emitter = new EventEmitter();
    await expect(waitFor(emitter, 'x', { timeoutMs: 1 })).rejects.toThrow('No "x" within 1 ms');
    expect(emitter.listenerCount('x')).toBe(0);
  });
});
