import { boardReducer } from './kanban';
import type { Board } from './kanban';

const make = (): Board => ({ title: 'Release', columns: { todo: ['a', 'b', 'c', 'd'], done: ['e'] } });

test('every place in the own column', () => {
  const places = [
    ['b', 0, 'bacd'],
    ['b', 1, 'abcd'],
    ['b', 2, 'acbd'],
    ['b', 3, 'acdb'],
    ['a', 3, 'bcda'],
    ['a', 1, 'bacd'],
    ['d', 0, 'dabc'],
    ['d', 3, 'abcd'],
  ] as const;
  for (const [card, index, expected] of places) {
    const next = boardReducer(make(), { type: 'move', card, from: 'todo', to: 'todo', index });
    expect(next.columns.todo.join('')).toBe(expected);
    expect(next.columns.done).toEqual(['e']);
  }
});

test('every place in another column', () => {
  for (const [index, expected] of ['ce', 'ec'].entries()) {
    const next = boardReducer(make(), { type: 'move', card: 'c', from: 'todo', to: 'done', index });
    expect(next.columns.done.join('')).toBe(expected);
    expect(next.columns.todo).toEqual(['a', 'b', 'd']);
  }
});

test('to a new column', () => {
  const next = boardReducer(make(), { type: 'move', card: 'e', from: 'done', to: 'archive', index: 0 });
  expect(next.columns).toEqual({ todo: ['a', 'b', 'c', 'd'], done: [], archive: ['e'] });
});

test('the old board is left alone', () => {
  const board = make();
  const next = boardReducer(board, { type: 'move', card: 'a', from: 'todo', to: 'todo', index: 2 });
  boardReducer(board, { type: 'move', card: 'a', from: 'todo', to: 'done', index: 0 });
  expect(board).toEqual(make());
  expect(next).not.toBe(board);
  expect(next.title).toBe('Release');
  expect(next.columns.done).toBe(board.columns.done);
});
