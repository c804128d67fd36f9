import { facetValues, filterProducts, toggleFacet, type Product } from './facets';

const products: Product[] = [
  { id: 1, name: 'Runner', attributes: { colour: ['red', 'white'], size: ['41', '42'] } },
  { id: 2, name: 'Walker', attributes: { colour: ['blue'], size: ['42'] } },
  { id: 3, name: 'Hiker', attributes: { colour: ['red'], size: ['43'] } },
  { id: 4, name: 'Laces', attributes: { colour: ['white'] } },
];
const ids = (list: Product[]) => list.map(({ id }) => id);
const brief = (facet: string, selection: Record<string, string[]>) =>
  facetValues(products, facet, selection).map(({ value, count }) => `${value}:${count}`);

test('filters by facets', () => {
  expect(ids(filterProducts(products, {}))).toEqual([1, 2, 3, 4]);
  expect(ids(filterProducts(products, { colour: ['red', 'blue'] }))).toEqual([1, 2, 3]);
  expect(ids(filterProducts(products, { colour: ['red'], size: ['42'] }))).toEqual([1]);
});

test('counts without a selection', () => {
  expect(brief('colour', {})).toEqual(['red:2', 'white:2', 'blue:1']);
  expect(brief('size', {})).toEqual(['42:2', '41:1', '43:1']);
});

test('other facets narrow the counts', () => {
  expect(brief('colour', { size: ['42'] })).toEqual(['blue:1', 'red:1', 'white:1']);
});

test('the other values of a facet can still be chosen', () => {
  expect(facetValues(products, 'colour', { colour: ['blue'] })).toEqual([
    { value: 'red', count: 2, selected: false },
    { value: 'white', count: 2, selected: false },
    { value: 'blue', count: 1, selected: true },
  ]);
});

test('a chosen value without products stays in the list', () => {
  expect(brief('size', { size: ['47'], colour: ['blue'] })).toContain('47:0');
});

test('toggles a value', () => {
  const selection = toggleFacet({}, 'size', '42');
  expect(selection).toEqual({ size: ['42'] });
  expect(toggleFacet(selection, 'size', '42')).toEqual({ size: [] });
});
