import { priceBounds, sliderCaption } from './price-filter';

const priced = (...cents: number[]): { id: string; priceCents: number; tags: string[] }[] =>
  cents.map((priceCents, index) => ({ id: `p${index}`, priceCents, tags: [] }));

describe('price bounds', () => {
  it.each([
    [[0], { min: 0, max: 0 }],
    [[1], { min: 0, max: 1 }],
    [[100], { min: 1, max: 1 }],
    [[199, 101], { min: 1, max: 2 }],
    [[500, 300, 400], { min: 3, max: 5 }],
    [[0, 0], { min: 0, max: 0 }],
  ])('of %j', (cents, expected) => {
    expect(priceBounds(priced(...cents))).toEqual(expected);
  });

  it('is absent for an empty list', () => {
    expect(priceBounds([])).toBeUndefined();
  });

  it('captions free and missing products differently', () => {
    expect(sliderCaption(priced(0), {})).toBe('€ 0');
    expect(sliderCaption(priced(0), { minCents: 1 })).toBe('No products match');
    expect(sliderCaption([], {})).toBe('No products match');
    expect(sliderCaption(priced(250, 900), { maxCents: 250 })).toBe('€ 2 – € 3');
  });
});
