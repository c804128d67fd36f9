import { initialTodos, todoReducer, todosInOrder, type TodoAction, type TodoState } from './todo-reducer';

const run = (...actions: TodoAction[]): TodoState => actions.reduce(todoReducer, initialTodos);

describe('editing todos', () => {
  const added = run({ type: 'added', title: 'a' }, { type: 'added', title: 'b' }, { type: 'added', title: 'c' });

  it.each([
    [{ title: 'x' }, { id: 2, title: 'x', done: false }],
    [{ done: true }, { id: 2, title: 'b', done: true }],
    [{ dueDate: '2025-01-01' }, { id: 2, title: 'b', done: false, dueDate: '2025-01-01' }],
    [
      { title: 'y', done: true, dueDate: '2025-12-31' },
      { id: 2, title: 'y', done: true, dueDate: '2025-12-31' },
    ],
    [{}, { id: 2, title: 'b', done: false }],
  ])('with %j', (changes, expected) => {
    const next = todoReducer(added, { type: 'edited', id: 2, changes });
    expect(todosInOrder(next)).toEqual([added.byId[1], expected, added.byId[3]]);
    expect(next.order).toEqual([1, 2, 3]);
    expect(next.nextId).toBe(4);
  });

  it('overwrites an earlier change', () => {
    const state = run(
      { type: 'added', title: 'a' },
      { type: 'edited', id: 1, changes: { dueDate: '2025-01-01', done: true } },
      { type: 'edited', id: 1, changes: { dueDate: '2025-02-01' } },
      { type: 'edited', id: 1, changes: { done: false } },
    );
    expect(state.byId[1]).toEqual({ id: 1, title: 'a', done: false, dueDate: '2025-02-01' });
  });

  it('leaves the old state as it was', () => {
    const before = structuredClone(added);
    const next = todoReducer(added, { type: 'edited', id: 1, changes: { title: 'z' } });
    expect(added).toEqual(before);
    expect(next.byId[1]).not.toBe(added.byId[1]);
    expect(next.byId[3]).toBe(added.byId[3]);
  });
});
