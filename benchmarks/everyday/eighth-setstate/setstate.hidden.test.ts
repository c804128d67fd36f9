import { createStore } from './setstate';

test('each update sees what those before it made', () => {
  const store = createStore({ items: [] as string[], total: 0 });
  store.set((s) => ({ items: [...s.items, 'a'] }));
  store.set((s) => ({ items: [...s.items, 'b'] }));
  store.set((s) => ({ total: s.items.length }));
  store.flush();
  expect(store.get()).toEqual({ items: ['a', 'b'], total: 2 });
});

test('functions after objects', () => {
  const store = createStore({ n: 1, on: false });
  store.set({ n: 10 });
  store.set((s) => ({ n: s.n + 1 }));
  store.set({ on: true });
  store.set((s) => (s.on ? { n: s.n * 2 } : {}));
  store.flush();
  expect(store.get()).toEqual({ n: 22, on: true });
});

test('toggling twice is not toggling', () => {
  const store = createStore({ open: false });
  let told = 0;
  store.subscribe(
    (s) => s.open,
    () => told++,
  );
  store.set((s) => ({ open: !s.open }));
  store.set((s) => ({ open: !s.open }));
  store.flush();
  expect(store.get().open).toBe(false);
  expect(told).toBe(0);
});

test('an update of a listener comes in the next flush', async () => {
  const store = createStore({ n: 0, double: 0 });
  store.subscribe(
    (s) => s.n,
    (n) => store.set({ double: n * 2 }),
  );
  store.set({ n: 4 });
  store.flush();
  expect(store.get()).toEqual({ n: 4, double: 0 });
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(store.get()).toEqual({ n: 4, double: 8 });
});

test('a listener that has left is not told', () => {
  const store = createStore({ n: 0 });
  const seen: number[] = [];
  const stop = store.subscribe(
    (s) => s.n,
    (n) => seen.push(n),
  );
  store.set({ n: 1 });
  store.flush();
  stop();
  store.set({ n: 2 });
  store.flush();
  expect(seen).toEqual([1]);
});

test('the state given at first is not changed', () => {
  const initial = { n: 0 };
  const store = createStore(initial);
  store.set({ n: 1 });
  store.flush();
  store.flush();
  expect(initial).toEqual({ n: 0 });
});
