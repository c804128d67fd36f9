import { facetValues, filterProducts, toggleFacet, type Product } from './facets';

const books: Product[] = [
  { id: 10, name: 'A', attributes: { lang: ['en'], genre: ['crime'], year: ['2020'] } },
  { id: 11, name: 'B', attributes: { lang: ['de'], genre: ['crime'], year: ['2021'] } },
  { id: 12, name: 'C', attributes: { lang: ['de'], genre: ['poetry'], year: ['2020'] } },
  { id: 13, name: 'D', attributes: { lang: ['fr'], genre: ['crime', 'poetry'], year: ['2022'] } },
];
const counts = (facet: string, selection: Record<string, string[]>) =>
  Object.fromEntries(facetValues(books, facet, selection).map(({ value, count }) => [value, count]));

test('the own choice does not narrow', () => {
  expect(counts('lang', { lang: ['en'] })).toEqual({ en: 1, de: 2, fr: 1 });
  expect(counts('lang', { lang: ['en', 'fr'] })).toEqual({ en: 1, de: 2, fr: 1 });
  expect(counts('genre', { genre: ['poetry'] })).toEqual({ crime: 3, poetry: 2 });
});

test('the choice of the others does', () => {
  expect(counts('lang', { lang: ['en'], genre: ['poetry'] })).toEqual({ en: 0, de: 1, fr: 1 });
  expect(counts('genre', { lang: ['de'], genre: ['crime'] })).toEqual({ crime: 1, poetry: 1 });
  expect(counts('year', { lang: ['de'], genre: ['crime'], year: ['2020'] })).toEqual({ '2020': 0, '2021': 1 });
});

test('each count is what choosing only that value gives', () => {
  const selection = { lang: ['de'], genre: ['crime'] };
  for (const { value, count } of facetValues(books, 'lang', selection)) {
    expect(filterProducts(books, { ...selection, lang: [value] })).toHaveLength(count);
  }
});

test('filtering uses every facet', () => {
  expect(filterProducts(books, { lang: ['de'], year: ['2020'] }).map((b) => b.id)).toEqual([12]);
  expect(filterProducts(books, { lang: [], year: ['2022'] }).map((b) => b.id)).toEqual([13]);
  expect(filterProducts(books, { publisher: ['x'] })).toEqual([]);
});

test('selected values are marked', () => {
  const marked = facetValues(books, 'year', { year: ['2022', '1999'] }).filter((v) => v.selected);
  expect(marked).toEqual([
    { value: '2022', count: 1, selected: true },
    { value: '1999', count: 0, selected: true },
  ]);
});

test('toggling leaves the given selection', () => {
  const selection = { lang: ['en'] };
  expect(toggleFacet(selection, 'lang', 'de')).toEqual({ lang: ['en', 'de'] });
  expect(selection).toEqual({ lang: ['en'] });
});
