import { createStore, watch } from './watch';

test('store', () => {
  const store = createStore({ count: 0, name: 'a' });
  let calls = 0;
  const stop = store.subscribe(() => calls++);
  store.setState({ count: 1 });
  stop();
  store.setState({ count: 2 });
  expect(store.getState()).toEqual({ count: 2, name: 'a' });
  expect(calls).toBe(1);
});

test('watches a part', () => {
  const store = createStore({ count: 0, name: 'a' });
  const log: string[] = [];
  watch(
    store,
    (state) => state.count,
    (value, before) => log.push(`${before} -> ${value}`),
  );
  store.setState({ count: 1 });
  store.setState({ name: 'b' });
  store.setState({ count: 5 });
  expect(log).toEqual(['0 -> 1', '1 -> 5']);
});

test('another part', () => {
  const store = createStore({ count: 0, name: 'a' });
  const log: string[] = [];
  watch(
    store,
    (state) => state.name,
    (value) => log.push(value),
  );
  store.setState({ count: 1 });
  expect(log).toEqual([]);
});
