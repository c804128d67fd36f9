import { complete, withFilter } from './list-query';

test.each([1, 2, 9, 100])('from page %i to the first', (page) => {
  expect(withFilter(complete({ page }), { search: 'a' })).toEqual({ page: 1, perPage: 20, search: 'a' });
});

test('replaces and keeps', () => {
  const query = complete({ page: 7, perPage: 50, sort: '-date', search: 'old', status: 'open' });
  const before = { ...query };
  expect(withFilter(query, { search: 'new' })).toEqual({
    page: 1,
    perPage: 50,
    sort: '-date',
    search: 'new',
    status: 'open',
  });
  expect(withFilter(query, { status: 'closed', search: undefined })).toEqual({
    page: 1,
    perPage: 50,
    sort: '-date',
    search: undefined,
    status: 'closed',
  });
  expect(withFilter(query, {})).toEqual({ ...before, page: 1 });
  expect(query).toEqual(before);
});
