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

test('each call starts the time anew', () => {
  const { calls, fn } = recorder();
  const d = debounce(fn, 50);
  for (const value of ['a', 'b', 'c']) {
    d(value);
    advance(40);
  }
  expect(calls).toEqual([]);
  advance(9);
  expect(calls).toEqual([]);
  advance(1);
  expect(calls).toEqual([['c']]);
  advance(500);
  expect(calls).toEqual([['c']]);
});

test('calls that lie apart', () => {
  const { calls, fn } = recorder();
  const d = debounce(fn, 50);
  d('a');
  advance(50);
  d('b');
  d('c');
  advance(60);
  d('d');
  advance(50);
  expect(calls).toEqual([['a'], ['c'], ['d']]);
});

test('another time', () => {
  const { calls, fn } = recorder();
  const d = debounce(fn, 200);
  d(1, 'one');
  advance(150);
  d(2, 'two');
  advance(199);
  expect(calls).toEqual([]);
  advance(1);
  expect(calls).toEqual([[2, 'two']]);
});

test('many at once', () => {
  const { calls, fn } = recorder();
  const d = debounce(fn, 10);
  for (let index = 0; index < 20; index++) d(index);
  advance(1000);
  expect(calls).toEqual([[19]]);
});

test('two do not disturb each other', () => {
  const { calls, fn } = recorder();
  const [first, second] = [debounce(fn, 30), debounce(fn, 30)];
  first('first');
  advance(10);
  second('second');
  advance(100);
  expect(calls).toEqual([['first'], ['second']]);
});
