import { initialTodos, openCount, todoReducer, todosInOrder, type TodoState } from './todo-reducer';

let state: TodoState;

beforeEach(() => {
  state = todoReducer(initialTodos, { type: 'added', title: ' Buy milk ' });
  state = todoReducer(state, { type: 'added', title: 'Call Bob' });
});

describe('todo reducer', () => {
  it('adds todos', () => {
    expect(todosInOrder(state)).toEqual([
      { id: 1, title: 'Buy milk', done: false },
      { id: 2, title: 'Call Bob', done: false },
    ]);
  });

  it('renames a todo', () => {
    const next = todoReducer(state, { type: 'edited', id: 2, changes: { title: 'Call Alice' } });
    expect(next.byId[2]).toEqual({ id: 2, title: 'Call Alice', done: false });
  });

  it('completes a todo', () => {
    const next = todoReducer(state, { type: 'edited', id: 1, changes: { done: true } });
    expect(openCount(next)).toBe(1);
  });

  it('sets a due date', () => {
    const next = todoReducer(state, { type: 'edited', id: 1, changes: { dueDate: '2025-03-01' } });
    expect(next.byId[1]).toEqual({ id: 1, title: 'Buy milk', done: false, dueDate: '2025-03-01' });
  });

  it('does not know other todos', () => {
    expect(todoReducer(state, { type: 'edited', id: 9, changes: { done: true } })).toBe(state);
  });

  it('removes a todo', () => {
    const next = todoReducer(state, { type: 'removed', id: 1 });
    expect(todosInOrder(next).map((todo) => todo.title)).toEqual(['Call Bob']);
    expect(next.nextId).toBe(3);
  });

  it('completes everything', () => {
    expect(openCount(todoReducer(state, { type: 'allCompleted' }))).toBe(0);
  });
});
