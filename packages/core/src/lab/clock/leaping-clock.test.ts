import { afterEach, expect, it } from 'vitest';
import { engineTimers, type EngineTimers } from './engine-timers.ts';
import { leapingClock, type LeapingClock } from './leaping-clock.ts';

/** Node's own, but with work under way as a test says. */
function engineWith(busy: Record<string, number> = {}): EngineTimers {
  return { ...engineTimers, busy: () => new Map(Object.entries(busy)) };
}

let putBack: (() => void) | undefined;
afterEach(() => {
  putBack?.();
  putBack = undefined;
});

function installed(engine: EngineTimers = engineWith()): LeapingClock {
  const clock = leapingClock(engine);
  putBack = clock.install(globalThis);
  return clock;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

it('leaps to the next timer of a test that waits, and its dates with it', async () => {
  const test = installed().startTest();
  const [started, engine] = [Date.now(), engineTimers.now()];

  await pause(2_000);

  expect(Date.now() - started).toBeGreaterThanOrEqual(2_000);
  expect(new Date().getTime() - started).toBeGreaterThanOrEqual(2_000);
  expect(engineTimers.now() - engine).toBeLessThan(1_000);
  test.end();
});

it('does not leap while something else is under way', async () => {
  const busy: Record<string, number> = {};
  const test = installed(engineWith(busy)).startTest();
  busy['FSReqCallback'] = 1;
  const engine = engineTimers.now();

  await pause(60);

  expect(engineTimers.now() - engine).toBeGreaterThanOrEqual(59);
  test.end();
});

it('does not leap, nor gives a test up, while a module is loaded', async () => {
  let isLoading = true;
  const { hopeless, end } = installed().startTest(() => isLoading);
  const engine = engineTimers.now();

  await pause(60);
  expect(engineTimers.now() - engine).toBeGreaterThanOrEqual(59);
  expect(hopeless.aborted).toBe(false);

  isLoading = false;
  await new Promise((resolve) => hopeless.addEventListener('abort', resolve));
  end();
});

it('does not leap between tests', async () => {
  installed();
  const engine = engineTimers.now();

  await pause(60);

  expect(engineTimers.now() - engine).toBeGreaterThanOrEqual(59);
});

it('says when a test waits for what will not come, and how many did', async () => {
  const clock = installed();
  const { hopeless, end } = clock.startTest();
  const before = clock.givenUp();

  await new Promise((resolve) => hopeless.addEventListener('abort', resolve));

  expect([before, clock.givenUp(), clock.leaptMs()]).toEqual([0, 1, 0]);
  end();
});

it('leaps over no more than a test may take', async () => {
  const { hopeless, end } = installed().startTest();
  const timer = setInterval(() => {}, 100);

  await new Promise((resolve) => hopeless.addEventListener('abort', resolve));

  clearInterval(timer);
  expect(hopeless.aborted).toBe(true);
  end();
});

it('drops what a test leaves behind, and nothing that was there before', async () => {
  const clock = installed();
  const seen: string[] = [];
  setTimeout(() => seen.push('before'), 40);
  const first = clock.startTest();
  setTimeout(() => seen.push('left behind'), 10);
  first.end();

  const second = clock.startTest();
  await pause(100);
  second.end();

  expect(seen).toEqual(['before']);
});

it('gives timers with the members that Node gives them', async () => {
  const test = installed().startTest();
  const seen: unknown[] = [];
  const timer = setTimeout(() => seen.push('refreshed'), 30);
  setTimeout(() => timer.refresh(), 20);
  setTimeout(() => seen.push('between'), 40);
  const cleared = setTimeout(() => seen.push('never'), 10);
  clearTimeout(Number(cleared));

  expect([timer.hasRef(), timer.unref().hasRef(), timer.ref().hasRef()]).toEqual([true, false, true]);
  await pause(100);

  expect(seen).toEqual(['between', 'refreshed']);
  const set = setTimeout as (callback: unknown) => unknown;
  expect(() => set(undefined)).toThrow(expect.objectContaining({ code: 'ERR_INVALID_ARG_TYPE' }));
  test.end();
});

it('puts back what was there', () => {
  const names = ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'Date'] as const;
  const now = (): unknown[] => [...names.map((name) => globalThis[name]), Reflect.get(performance, 'now')];
  const own = now();
  installed();
  expect(now().filter((value, index) => value === own[index])).toEqual([]);

  putBack?.();
  putBack = undefined;

  expect(now().filter((value, index) => value !== own[index])).toEqual([]);
});
