import { paginate } from './paginate';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test.each([
  [1, 10, 1],
  [10, 10, 1],
  [11, 10, 2],
  [9, 3, 3],
  [7, 3, 3],
  [8, 3, 3],
  [4, 1, 4],
  [100, 7, 15],
])('%d items by %d', (count, size, pages) => {
  expect(paginate(upTo(count), 1, size).pages).toBe(pages);
});

test('a page before the last', () => {
  expect(paginate(upTo(7), 2, 3)).toEqual({ items: [4, 5, 6], page: 2, pages: 3, hasNext: true });
});

test('the last page', () => {
  expect(paginate(upTo(8), 3, 3)).toEqual({ items: [7, 8], page: 3, pages: 3, hasNext: false });
  expect(paginate(upTo(6), 2, 3)).toEqual({ items: [4, 5, 6], page: 2, pages: 2, hasNext: false });
});

test('pages that are not there', () => {
  expect(paginate(upTo(5), 9, 2)).toEqual({ items: [5], page: 3, pages: 3, hasNext: false });
  expect(paginate(upTo(5), 0, 2)).toEqual({ items: [1, 2], page: 1, pages: 3, hasNext: true });
});

test('all pages together', () => {
  const pages = Array.from({ length: 5 }, (_, index) => paginate(upTo(23), index + 1, 5));
  expect(pages.flatMap(({ items }) => items)).toEqual(upTo(23));
  expect(pages.map(({ hasNext }) => hasNext)).toEqual([true, true, true, true, false]);
});
