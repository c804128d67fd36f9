import { createStore } from './setstate';

const tick = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

test('applies updates later', async () => {
  const store = createStore({ count: 0, name: 'a' });
  store.set({ count: 5 });
  expect(store.get().count).toBe(0);
  await tick();
  expect(store.get()).toEqual({ count: 5, name: 'a' });
});

test('objects are applied in order', () => {
  const store = createStore({ count: 0, name: 'a' });
  store.set({ count: 1 });
  store.set({ count: 2, name: 'b' });
  store.flush();
  expect(store.get()).toEqual({ count: 2, name: 'b' });
});

test('an update that looks at the state', () => {
  const store = createStore({ count: 3 });
  store.set(({ count }) => ({ count: count * 2 }));
  store.flush();
  expect(store.get().count).toBe(6);
});

test('three clicks count as three', () => {
  const store = createStore({ count: 0 });
  for (let i = 0; i < 3; i++) store.set(({ count }) => ({ count: count + 1 }));
  store.flush();
  expect(store.get().count).toBe(3);
});

test('tells the listeners once, and only of changes', () => {
  const store = createStore({ count: 0, name: 'a' });
  const counts: number[] = [];
  const names: string[] = [];
  store.subscribe(
    (s) => s.count,
    (count) => counts.push(count),
  );
  store.subscribe(
    (s) => s.name,
    (name) => names.push(name),
  );
  store.set({ count: 1 });
  store.set({ count: 2 });
  store.flush();
  expect(counts).toEqual([2]);
  expect(names).toEqual([]);
});

test('schedules one flush', () => {
  const tasks: (() => void)[] = [];
  const store = createStore({ n: 0 }, (task) => tasks.push(task));
  store.set({ n: 1 });
  store.set({ n: 2 });
  expect(tasks).toHaveLength(1);
  tasks[0]();
  store.set({ n: 3 });
  expect(tasks).toHaveLength(2);
});
