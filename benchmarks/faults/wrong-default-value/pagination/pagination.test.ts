import { linkHeader, pageRequest, paginate } from './pagination';

const numbers = Array.from({ length: 60 }, (_, index) => index + 1);

describe('paginate', () => {
  it('gives the page that is asked for', () => {
    expect(paginate(numbers, { page: 3, perPage: 10 })).toEqual({
      items: [21, 22, 23, 24, 25, 26, 27, 28, 29, 30],
      page: 3,
      pages: 6,
      total: 60,
    });
  });

  it('starts with the first page', () => {
    expect(paginate(['a', 'b', 'c'], { perPage: 2 })).toEqual({ items: ['a', 'b'], page: 1, pages: 2, total: 3 });
  });

  it('has 25 items on a page unless told otherwise', () => {
    expect(paginate(numbers)).toEqual({ items: numbers.slice(0, 25), page: 1, pages: 3, total: 60 });
  });

  it('is empty behind the last page', () => {
    expect(paginate(numbers, { page: 9 }).items).toEqual([]);
  });
});

it('reads a request', () => {
  expect(pageRequest(new URLSearchParams('page=2&per_page=50'))).toEqual({ page: 2, perPage: 50 });
  expect(pageRequest(new URLSearchParams('page=last'))).toEqual({});
});

it('links to both sides', () => {
  expect(linkHeader('/posts', { page: 2, pages: 3 })).toBe('</posts?page=1>; rel="prev", </posts?page=3>; rel="next"');
});

it('links forward from the first page', () => {
  expect(linkHeader('/posts', paginate(numbers))).toBe('</posts?page=2>; rel="next"');
});
