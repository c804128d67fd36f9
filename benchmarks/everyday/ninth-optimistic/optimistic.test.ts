import { createTodoStore } from './optimistic';

const TODOS = [
  { id: 1, title: 'Milk', done: false },
  { id: 2, title: 'Bread', done: false },
];

function fakeApi() {
  const calls: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const save = () => new Promise<void>((resolve, reject) => calls.push({ resolve, reject }));
  return { calls, save, remove: async () => {} };
}

test('shows the change before the server has answered', async () => {
  const api = fakeApi();
  const store = createTodoStore(TODOS, api);
  const saved = store.update(1, { done: true });
  expect(store.view.todos[0].done).toBe(true);
  expect(store.view.saving).toBe(1);
  api.calls[0].resolve();
  expect(await saved).toBe(true);
  expect(store.view.saving).toBe(0);
});

test('takes a refused change back', async () => {
  const api = fakeApi();
  const store = createTodoStore(TODOS, api);
  const saved = store.update(2, { title: 'Rolls' });
  api.calls[0].reject(new Error('offline'));
  expect(await saved).toBe(false);
  expect(store.view).toEqual({ todos: TODOS, saving: 0, error: 'offline' });
});

test('one change is refused, the other is not', async () => {
  const api = fakeApi();
  const store = createTodoStore(TODOS, api);
  const first = store.update(1, { done: true });
  const second = store.update(2, { done: true });
  api.calls[1].resolve();
  await second;
  api.calls[0].reject(new Error('conflict'));
  await first;
  expect(store.view.todos.map(({ done }) => done)).toEqual([false, true]);
});

test('an unknown item', async () => {
  const api = fakeApi();
  expect(await createTodoStore(TODOS, api).update(9, { done: true })).toBe(false);
  expect(api.calls.length).toBe(0);
});

test('subscribers and the given list', async () => {
  const seen: number[] = [];
  const store = createTodoStore(TODOS, fakeApi());
  const stop = store.subscribe(({ todos }) => seen.push(todos.length));
  store.add({ id: 3, title: 'Tea', done: false });
  stop();
  await store.remove(1);
  expect(seen).toEqual([3]);
  expect(store.view.todos.map(({ id }) => id)).toEqual([2, 3]);
  expect(TODOS.length).toBe(2);
});
