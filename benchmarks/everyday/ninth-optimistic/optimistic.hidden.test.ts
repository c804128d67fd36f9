import { createTodoStore } from './optimistic';

const items = () => ['a', 'b', 'c'].map((title, i) => ({ id: i + 1, title, done: false }));

function manualApi() {
  const answers = new Map<number, (ok: boolean) => void>();
  return {
    answer: (id: number, ok: boolean) => answers.get(id)!(ok),
    save: (id: number) =>
      new Promise<void>((resolve, reject) => {
        answers.set(id, (ok) => (ok ? resolve() : reject(new Error(`refused ${id}`))));
      }),
    remove: async () => {},
  };
}

const titles = (store: { view: { todos: readonly { title: string }[] } }) =>
  store.view.todos.map(({ title }) => title).join('');

test('a change that is still under way stays', async () => {
  const api = manualApi();
  const store = createTodoStore(items(), api);
  const first = store.update(1, { title: 'A' });
  const second = store.update(2, { title: 'B' });
  api.answer(1, false);
  await first;
  expect(titles(store)).toBe('aBc');
  expect(store.view.saving).toBe(1);
  api.answer(2, true);
  await second;
  expect(titles(store)).toBe('aBc');
  expect(store.view.saving).toBe(0);
});

test('two of three are refused, in any order', async () => {
  for (const order of [
    [1, 2, 3],
    [3, 2, 1],
    [2, 3, 1],
    [3, 1, 2],
  ]) {
    const api = manualApi();
    const store = createTodoStore(items(), api);
    const all = [1, 2, 3].map((id) => store.update(id, { title: 'ABC'[id - 1] }));
    for (const id of order) {
      api.answer(id, id === 2);
      await all[id - 1];
    }
    expect(titles(store)).toBe('aBc');
  }
});

test('an item that was added meanwhile stays', async () => {
  const api = manualApi();
  const store = createTodoStore(items(), api);
  const saved = store.update(3, { done: true });
  store.add({ id: 4, title: 'd', done: false });
  api.answer(3, false);
  await saved;
  expect(titles(store)).toBe('abcd');
  expect(store.view.todos[2].done).toBe(false);
});

test('an item that was removed meanwhile does not come back', async () => {
  const api = manualApi();
  const store = createTodoStore(items(), api);
  const saved = store.update(1, { title: 'A' });
  await store.remove(2);
  api.answer(1, false);
  await saved;
  expect(titles(store)).toBe('ac');
});

test('the error is shown and goes away with the next change', async () => {
  const api = manualApi();
  const store = createTodoStore(items(), api);
  const saved = store.update(2, { done: true });
  api.answer(2, false);
  expect(await saved).toBe(false);
  expect(store.view.error).toBe('refused 2');
  const again = store.update(2, { done: true });
  expect(store.view.error).toBeNull();
  api.answer(2, true);
  expect(await again).toBe(true);
  expect(store.view.todos[1].done).toBe(true);
});
