import { debounce } from './debounce';

const real = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout };
const timers = new Map<number, { due: number; run: () => void }>();
let now = 0;
let lastHandle = 0;

beforeEach(() => {
  timers.clear();
  const set = (run: () => void, ms = 0) => {
    timers.set(++lastHandle, { due: now + ms, run });
    return lastHandle;
  };
  const clear = (handle: number) => void timers.delete(handle);
  Object.assign(globalThis, { setTimeout: set, clearTimeout: clear });
});

afterEach(() => {
  Object.assign(globalThis, real);
});

function advance(ms: number): void {
  const end = now + ms;
  for (;;) {
    const [next] = [...timers].filter(([, { due }]) => due <= end).sort(([, a], [, b]) => a.due - b.due);
    if (next === undefined) break;
    const [handle, { due, run }] = next;
    timers.delete(handle);
    now = due;
    run();
  }
  now = end;
}

function recorder() {
  const calls: unknown[][] = [];
  return { calls, fn: (...args: unknown[]) => void calls.push(args) };
}

test('one call', () => {
  const { calls, fn } = recorder();
  const d = debounce(fn, 50);
  d(1);
  advance(49);
  expect(calls).toEqual([]);
  advance(1);
  expect(calls).toContainEqual([1]);
});

test('last of many', () => {
  const { calls, fn } = recorder();
  const d = debounce(fn, 50);
  d(1);
  advance(20);
  d(2);
  advance(20);
  d(3);
  advance(100);
  expect(calls).toEqual([[3]]);
});
