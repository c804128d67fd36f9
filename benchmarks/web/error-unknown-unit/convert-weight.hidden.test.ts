import { convert, gramsPer, parcelGrams } from './convert-weight';

test.each(['', 'x', 'kgs', ' g', 'Stone'])('no unit %j', (unit) => {
  expect(() => gramsPer(unit)).toThrow(new RangeError(`unknown unit "${unit}"`));
});

test.each([
  ['mg', 0.001],
  ['g', 1],
  ['G', 1],
  ['kg', 1000],
  ['Oz', 28.349523125],
  ['lb', 453.59237],
])('%s', (unit, grams) => {
  expect(gramsPer(unit)).toBe(grams);
});

test('in a parcel', () => {
  expect(() => parcelGrams(['1 kg', '2 cups'])).toThrow('unknown unit "cups"');
  expect(parcelGrams([])).toBe(0);
  expect(convert('1000 mg', 'g')).toBe(1);
});
