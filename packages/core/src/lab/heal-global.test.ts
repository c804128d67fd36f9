import { describe, expect, it } from 'vitest';
import { createGuard, isGuardError } from './heal-global.ts';

function stepsUntilStopped(tick: () => void, most = 100): number {
  for (let steps = 1; steps <= most; steps++) {
    try {
      tick();
    } catch {
      return steps;
    }
  }
  return Infinity;
}

describe('createGuard', () => {
  it('counts steps and stops at the first one too many', () => {
    const guard = createGuard({ now: () => 0 });
    guard.begin(10, 1_000);

    const stoppedAt = stepsUntilStopped(() => guard.heal.tick(0));

    expect(stoppedAt).toBe(11);
    expect(guard.end()).toEqual({ steps: 10, staleTicks: 0, stopped: 'steps' });
  });

  it('counts rounds of other modules with the steps', () => {
    const guard = createGuard({ now: () => 0 });
    guard.begin(10, 1_000);
    stepsUntilStopped(() => guard.heal.tick(0), 4);

    const stoppedAt = stepsUntilStopped(() => guard.heal.round());

    expect(stoppedAt).toBe(7);
    expect(guard.end()).toEqual({ steps: 10, staleTicks: 0, stopped: 'steps' });
  });

  it('stops again and again once it has stopped, because code under test may catch', () => {
    const guard = createGuard({ now: () => 0 });
    guard.begin(1, 1_000);
    stepsUntilStopped(() => guard.heal.tick(0));

    const next = stepsUntilStopped(() => guard.heal.tick(0));

    expect(next).toBe(1);
  });

  it('looks at the clock every fourth step', () => {
    let now = 0;
    let looks = 0;
    const guard = createGuard({ now: () => (looks++, now) });
    guard.begin(1_000, 50);
    looks = 0;
    now = 51;

    const stoppedAt = stepsUntilStopped(() => guard.heal.tick(0));

    expect({ stoppedAt, looks, end: guard.end() }).toEqual({
      stoppedAt: 4,
      looks: 1,
      end: { steps: 1_000, staleTicks: 0, stopped: 'time' },
    });
  });

  it.each([
    // Half of the time belongs to others: twice as long.
    [2, 100],
    [1, 50],
    // It never gets far: four times as long, and no longer.
    [1_000, 200],
  ])('goes on for the processor time that it may have, having one part in %d', (share, stoppedMs) => {
    let now = 0;
    const guard = createGuard({ now: () => now, worked: () => now / share });
    guard.begin(1_000, 50);

    stepsUntilStopped(() => {
      now += 2;
      guard.heal.tick(0);
    }, 200);

    expect(guard.end().stopped).toBe('time');
    expect(Math.abs(now - stoppedMs)).toBeLessThan(6);
  });

  it('looks at each step once steps are slow', () => {
    let now = 0;
    let ms = 1;
    const guard = createGuard({ now: () => now });
    guard.begin(1_000, 50);

    const stoppedAt = stepsUntilStopped(() => {
      now += ms *= 2;
      guard.heal.tick(0);
    });

    expect(stoppedAt).toBe(5);
  });

  it('stops slow steps that fill the heap, where it may grow by a share alone', () => {
    let now = 0;
    let used = 500;
    const guard = createGuard({ now: () => now }, { used: () => used, limit: 1_000 });
    const slowly = (): void => {
      now += 2;
      used += 10;
      guard.heal.tick(0);
    };

    guard.begin(1_000, 5_000, 0.1);
    const bounded = { at: stepsUntilStopped(slowly), stopped: guard.end().stopped };
    guard.begin(1_000, 5_000);
    const free = { at: stepsUntilStopped(slowly), stopped: guard.end().stopped };

    // The first look is at the fourth step, and the heap may grow by ten more.
    expect([bounded, free]).toEqual([
      { at: 15, stopped: 'heap' },
      { at: Infinity, stopped: undefined },
    ]);
  });

  it('stops code of an instance that was replaced, and counts it', () => {
    const guard = createGuard({ now: () => 0 });
    guard.nextInstance();
    guard.begin(10, 1_000);

    const old = stepsUntilStopped(() => guard.heal.tick(0));
    const current = stepsUntilStopped(() => guard.heal.tick(1), 5);

    expect({ old, current, end: guard.end() }).toEqual({ old: 1, current: Infinity, end: { steps: 5, staleTicks: 1 } });
  });

  it('limits nothing between two tries', () => {
    const guard = createGuard({ now: () => 0 });
    guard.begin(1, 1);
    stepsUntilStopped(() => guard.heal.tick(0));
    guard.end();

    const stoppedAt = stepsUntilStopped(() => guard.heal.tick(0), 1_000);

    expect(stoppedAt).toBe(Infinity);
  });
});

it('counts no code of an earlier session, which is stopped all the same', () => {
  const guard = createGuard({ now: () => 0 });
  const old = guard.heal.instance;
  guard.nextSession();
  const own = guard.heal.instance;
  guard.nextInstance();
  guard.begin(10, 1_000);

  expect(() => guard.heal.tick(old)).toThrow('replaced');
  expect(() => guard.heal.tick(own)).toThrow('replaced');

  expect(guard.end().staleTicks).toBe(1);
});

describe('isGuardError', () => {
  it('knows what the guard throws into code that ran out of steps or was replaced, and nothing else', () => {
    const guard = createGuard({ now: () => 0 });
    guard.begin(0, 1_000);
    const thrownBy = (instance: number): unknown => {
      try {
        guard.heal.tick(instance);
        return undefined;
      } catch (error) {
        return error;
      }
    };

    const errors = [thrownBy(0), thrownBy(7), new RangeError('heal'), null, undefined, 'text'];

    expect(errors.map(isGuardError)).toEqual([true, true, false, false, false, false]);
  });
});
