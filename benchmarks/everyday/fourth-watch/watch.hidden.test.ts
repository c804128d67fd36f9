import { createStore, watch } from './watch';

test('only changes', () => {
  const store = createStore({ items: ['a'], open: false });
  const log: unknown[] = [];
  watch(
    store,
    (state) => state.items.length,
    (value, before) => log.push([value, before]),
  );
  store.setState({ open: true });
  store.setState({ items: ['b'] });
  store.setState({ items: ['b', 'c'] });
  store.setState({ items: ['x', 'y'], open: false });
  store.setState({ items: [] });
  store.setState({ items: ['z'] });
  expect(log).toEqual([
    [2, 1],
    [0, 2],
    [1, 0],
  ]);
});

test('there and back', () => {
  const store = createStore({ on: false });
  const log: boolean[] = [];
  watch(
    store,
    (state) => state.on,
    (value) => log.push(value),
  );
  for (const on of [true, true, false, false, true]) store.setState({ on });
  expect(log).toEqual([true, false, true]);
});

test('from the state at the time', () => {
  const store = createStore({ n: 1 });
  store.setState({ n: 2 });
  const log: number[][] = [];
  const stop = watch(
    store,
    (state) => state.n,
    (value, before) => log.push([before, value]),
  );
  store.setState({ n: 2 });
  store.setState({ n: 3 });
  stop();
  store.setState({ n: 4 });
  expect(log).toEqual([[2, 3]]);
});

test('changes from within, and two that watch', () => {
  const store = createStore({ a: 0, b: 0 });
  const log: string[] = [];
  watch(
    store,
    (state) => state.a,
    (a) => {
      log.push(`a ${a}`);
      store.setState({ b: a * 10 });
    },
  );
  watch(
    store,
    (state) => state.b,
    (b) => log.push(`b ${b}`),
  );
  store.setState({ a: 1 });
  store.setState({ a: 2 });
  expect(log).toEqual(['a 1', 'b 10', 'a 2', 'b 20']);
});

test('not a number', () => {
  const store = createStore({ n: Number.NaN });
  let calls = 0;
  watch(
    store,
    (state) => state.n,
    () => calls++,
  );
  store.setState({ n: Number.NaN });
  expect(calls).toBe(0);
});
