import { boardReducer } from './kanban';
import type { Board } from './kanban';

const board: Board = { title: 'Release', columns: { todo: ['a', 'b', 'c'], doing: ['d'], done: [] } };

test('adds and removes cards', () => {
  const added = boardReducer(board, { type: 'add', column: 'doing', card: 'e' });
  expect(added.columns.doing).toEqual(['d', 'e']);
  const removed = boardReducer(added, { type: 'remove', column: 'todo', card: 'b' });
  expect(removed.columns).toEqual({ todo: ['a', 'c'], doing: ['d', 'e'], done: [] });
});

test('moves a card to another column', () => {
  const next = boardReducer(board, { type: 'move', card: 'a', from: 'todo', to: 'doing', index: 0 });
  expect(next.columns).toEqual({ todo: ['b', 'c'], doing: ['a', 'd'], done: [] });
  expect(board.columns.todo).toEqual(['a', 'b', 'c']);
});

test('moves a card within its column', () => {
  const next = boardReducer(board, { type: 'move', card: 'c', from: 'todo', to: 'todo', index: 0 });
  expect(next.columns.todo).toEqual(['c', 'a', 'b']);
});

test('ignores a card that is gone', () => {
  expect(boardReducer(board, { type: 'move', card: 'x', from: 'todo', to: 'done', index: 0 })).toBe(board);
});
