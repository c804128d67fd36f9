import { paginate } from './paginate';

test('first', () => {
  expect(paginate([1, 2, 3, 4], 1, 2)).toEqual({ items: [1, 2], page: 1, pages: 2, hasNext: true });
});

test('rest', () => {
  expect(paginate([1, 2, 3, 4, 5], 3, 2)).toEqual({ items: [5], page: 3, pages: 3, hasNext: false });
});

test('none', () => {
  expect(paginate([], 1, 2)).toEqual({ items: [], page: 1, pages: 1, hasNext: false });
});
