import { linkHeader, pageRequest, paginate } from './pagination';

const letters = [...'abcdefghij'];

it.each([
  [{}, 1, 'abcdefghij'],
  [{ perPage: 4 }, 1, 'abcd'],
  [{ page: 1, perPage: 4 }, 1, 'abcd'],
  [{ page: 2, perPage: 4 }, 2, 'efgh'],
  [{ page: 3, perPage: 4 }, 3, 'ij'],
  [{ page: 4, perPage: 4 }, 4, ''],
  [{ page: 0, perPage: 4 }, 0, ''],
  [{ page: -1, perPage: 4 }, -1, ''],
  [{ perPage: 0 }, 1, 'a'],
])('%j is page %d with %j', (request, page, items) => {
  const result = paginate(letters, request);

  expect([result.page, result.items.join('')]).toEqual([page, items]);
});

it('never has more than 100 on a page', () => {
  const many = Array.from({ length: 250 }, (_, index) => index);

  expect(paginate(many, { perPage: 1000 })).toEqual({ items: many.slice(0, 100), page: 1, pages: 3, total: 250 });
});

it('pages nothing', () => {
  expect(paginate([])).toEqual({ items: [], page: 1, pages: 0, total: 0 });
});

it('goes from a query to a page', () => {
  expect(paginate(letters, pageRequest(new URLSearchParams('per_page=3'))).items).toEqual(['a', 'b', 'c']);
  expect(paginate(letters, pageRequest(new URLSearchParams('page=x'))).page).toBe(1);
  expect(linkHeader('/l', paginate(letters))).toBe('');
});
