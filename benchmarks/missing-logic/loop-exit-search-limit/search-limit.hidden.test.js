import { search } from './search-limit';

const entries = Array.from({ length: 30 }, (_, index) => ({ name: index % 3 === 0 ? `fizz ${index}` : `${index}` }));

test.each([
  [0, 0, 0],
  [1, 1, 1],
  [2, 2, 4],
  [5, 5, 13],
  [undefined, 10, 28],
  [11, 10, 30],
])('limit %d', (limit, count, visited) => {
  const result = search(entries, 'fizz', limit);
  expect(result.found.map(({ name }) => name)).toEqual(
    Array.from({ length: count }, (_, index) => `fizz ${index * 3}`),
  );
  expect(result.visited).toBe(visited);
});
