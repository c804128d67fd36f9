import { compressRooms } from './rooms';

test.each([
  [[1, 10, 2], '1-2, 10'],
  [[100, 20, 3], '3, 20, 100'],
  [[9, 10], '9-10'],
  [[1000, 999, 998], '998-1000'],
  [[5], '5'],
  [[2, 1], '1-2'],
  [[-1, 0, 1], '-1-1'],
  [[7, 7, 7], '7'],
])('%j', (rooms, text) => {
  expect(compressRooms(rooms)).toBe(text);
});

test('order does not matter, and the list stays as it is', () => {
  const rooms = Array.from({ length: 40 }, (_, index) => ((index * 7) % 40) + 1);
  const before = [...rooms];
  expect(compressRooms(rooms)).toBe('1-40');
  expect(rooms).toEqual(before);
});
