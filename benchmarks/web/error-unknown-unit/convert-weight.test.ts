import { convert, gramsPer, parcelGrams, parseWeight } from './convert-weight';

it('knows units in any case', () => {
  expect(gramsPer('KG')).toBe(1000);
});

it('does not know all units', () => {
  expect(() => gramsPer('stone')).toThrow('unknown unit "stone"');
});

it('reads weights', () => {
  expect(parseWeight(' 1.5 kg')).toEqual({ value: 1.5, unit: 'kg' });
  expect(() => parseWeight('heavy')).toThrow('not a weight: "heavy"');
});

it('converts', () => {
  expect(convert('1 lb', 'g')).toBe(453.6);
  expect(convert('250 g', 'oz')).toBe(8.8);
});

it('does not convert what it does not know', () => {
  expect(() => convert('1 stone', 'kg')).toThrow(RangeError);
  expect(() => convert('1 kg', 'stone')).toThrow(RangeError);
});

it('adds up a parcel', () => {
  expect(parcelGrams(['1 kg', '200 g', '0.5 kg'])).toBe(1700);
});
