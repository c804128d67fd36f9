import { postLink, queryString } from './share-link';

test.each([
  [{ 'a b': 'c d' }, 'a%20b=c%20d'],
  [{ 'a&b': 1 }, 'a%26b=1'],
  [{ a: '=&?#/+' }, 'a=%3D%26%3F%23%2F%2B'],
  [{ a: 'ü €' }, 'a=%C3%BC%20%E2%82%AC'],
  [{ a: '%20' }, 'a=%2520'],
  [{ a: 0, b: -1.5 }, 'a=0&b=-1.5'],
  [{ a: "it's" }, "a=it's"],
  [{}, ''],
])('%j', (params, query) => {
  expect(queryString(params)).toBe(query);
});

test('can be read back', () => {
  const page = { url: 'https://x.example/?a=1&b=2#c', title: '50 % + "more"' };
  const link = new URL(postLink('s.example', page, 'me & you'));
  expect(Object.fromEntries(link.searchParams)).toEqual({ url: page.url, text: page.title, via: 'me & you' });
});
