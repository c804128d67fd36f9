import { chunk } from './chunk';

test.each([1, 2, 3, 4, 7, 20])('by %d', (size) => {
  const list = Array.from({ length: 12 }, (_, index) => index);
  const chunks = chunk(list, size);
  expect(chunks.flat()).toEqual(list);
  expect(chunks.length).toBe(Math.ceil(12 / size));
  expect(chunks.slice(0, -1).every((one) => one.length === size)).toBe(true);
});
