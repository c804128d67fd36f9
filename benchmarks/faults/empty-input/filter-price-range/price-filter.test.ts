import { allTags, applyFilter, priceBounds, sliderCaption } from './price-filter';

const products = [
  { id: 'lamp', priceCents: 4990, tags: ['light', 'home'] },
  { id: 'chair', priceCents: 12_900, tags: ['home'] },
  { id: 'torch', priceCents: 1905, tags: ['light', 'outdoor'] },
];

describe('price filter', () => {
  it('rounds the bounds outwards', () => {
    expect(priceBounds(products)).toEqual({ min: 19, max: 129 });
  });

  it('has no bounds without products', () => {
    expect(priceBounds([])).toBeUndefined();
  });

  it('filters by tag and price', () => {
    expect(applyFilter(products, { tag: 'light' }).map((p) => p.id)).toEqual(['lamp', 'torch']);
    expect(applyFilter(products, { minCents: 4990 }).map((p) => p.id)).toEqual(['lamp', 'chair']);
    expect(applyFilter(products, { maxCents: 4990 }).map((p) => p.id)).toEqual(['lamp', 'torch']);
  });

  it('writes the caption', () => {
    expect(sliderCaption(products, {})).toBe('€ 19 – € 129');
    expect(sliderCaption(products, { minCents: 12_900 })).toBe('€ 129');
  });

  it('says that nothing matches', () => {
    expect(sliderCaption(products, { tag: 'garden' })).toBe('No products match');
  });

  it('lists every tag once', () => {
    expect(allTags(products)).toEqual(['home', 'light', 'outdoor']);
  });
});
