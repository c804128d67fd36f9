import { isMove, snap, snapMove } from './snap';

test.each([
  [-0.1, 1, 0],
  [-4, 10, 0],
  [-5, 10, 0],
  [-0, 10, 0],
  [0, 10, 0],
  [4, 10, 0],
  [5, 10, 10],
  [-6, 10, -10],
  [-15, 10, -10],
  [7.4, 5, 5],
  [1234, 100, 1200],
  [-1.25, 0.5, -1],
  [-7, 0, -7],
  [3, -1, 3],
])('%d on %d', (value, size, expected) => {
  expect(snap(value, size)).toBe(expected);
});

test('moves', () => {
  expect(JSON.stringify(snapMove({ x: -1, y: -12 }, { size: 8 }))).toBe('{"x":0,"y":-8}');
  expect(isMove(snapMove({ x: -1, y: -12 }, { size: 8 }))).toBe(true);
  expect(isMove(snapMove({ x: 3, y: -3 }, { size: 8 }))).toBe(false);
});
