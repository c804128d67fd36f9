import { complete, toAddress, withFilter, withPage } from './list-query';

describe('list query', () => {
  it('fills up', () => {
    expect(complete({ page: 3 })).toEqual({ page: 3, perPage: 20 });
  });

  it('sets a filter', () => {
    expect(withFilter(complete({}), { search: 'mug' })).toEqual({ page: 1, perPage: 20, search: 'mug' });
  });

  it('goes back to the first page with a new filter', () => {
    const query = complete({ page: 4, sort: 'name' });

    expect(withFilter(query, { status: 'open' })).toEqual({ page: 1, perPage: 20, sort: 'name', status: 'open' });
  });

  it('turns pages', () => {
    expect(withPage(complete({ search: 'mug' }), 2).page).toBe(2);
    expect(withPage(complete({}), 0).page).toBe(1);
  });

  it('writes an address', () => {
    expect(toAddress(complete({ search: 'tea & mug', page: 2 }))).toBe('page=2&search=tea%20%26%20mug');
  });
});
