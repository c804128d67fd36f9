import { inTime, TimeoutError, withTimeout } from './with-timeout';
import type { Timers } from './with-timeout';

interface TestTimers extends Timers {
  readonly running: Map<number, () => void>;
  fire(): void;
}

function testTimers(): TestTimers {
  const running = new Map<number, () => void>();
  let next = 1;
  return {
    running,
    set: (callback) => {
      running.set(next, callback);
      return next++;
    },
    clear: (handle) => void running.delete(handle),
    fire: () => {
      for (const callback of running.values()) callback();
      running.clear();
    },
  };
}

describe('withTimeout', () => {
  it('hands on the value', async () => {
    const timers = testTimers();

    expect(await withTimeout('import', Promise.resolve(7), 50, timers)).toBe(7);
    expect(timers.running.size).toBe(0);
  });

  it('hands on the error', async () => {
    await expect(withTimeout('import', Promise.reject(new Error('broken')), 50, testTimers())).rejects.toThrow(
      'broken',
    );
  });

  it('leaves no timer behind when the work fails', async () => {
    const timers = testTimers();

    await withTimeout('import', Promise.reject(new Error('broken')), 50, timers).catch(() => undefined);

    expect(timers.running.size).toBe(0);
  });

  it('is over after its time', async () => {
    const timers = testTimers();
    const result = withTimeout('import', new Promise(() => undefined), 50, timers);

    timers.fire();

    await expect(result).rejects.toThrow('import took longer than 50 ms');
    await expect(result).rejects.toBeInstanceOf(TimeoutError);
  });
});

it('takes what comes in time', async () => {
  const works = [Promise.resolve(1), Promise.reject(new Error('no')), Promise.resolve(3)];

  expect(await inTime('search', works, 10, testTimers())).toEqual([1, 3]);
});
