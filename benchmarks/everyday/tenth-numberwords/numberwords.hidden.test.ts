import { amount, type Currency } from './numberwords';

const EUR: Currency = { unit: ['euro', 'euros'], part: ['cent', 'cents'] };

test('just below whole amounts', () => {
  expect(amount(0.999)).toBe('one dollar');
  expect(amount(1.9999)).toBe('two dollars');
  expect(amount(99.996)).toBe('one hundred dollars');
  expect(amount(999.9999)).toBe('one thousand dollars');
  expect(amount(-0.998)).toBe('minus one dollar');
});

test('sums that miss a whole amount by a bit', () => {
  expect(amount(0.1 + 0.7 + 0.2)).toBe('one dollar');
  expect(amount(1.1 * 3 - 0.3)).toBe('three dollars');
  expect(amount(8.7 - 1.7)).toBe('seven dollars');
  expect(amount(4.35 * 100)).toBe('four hundred thirty-five dollars');
});

test('just above and a little more below', () => {
  expect(amount(2.001)).toBe('two dollars');
  expect(amount(1.994)).toBe('one dollar and ninety-nine cents');
  expect(amount(1.99)).toBe('one dollar and ninety-nine cents');
});

test('all hundredth parts', () => {
  for (let cents = 1; cents < 300; cents++) {
    const words = amount(cents / 100, EUR);
    expect(words.includes('cent')).toBe(cents % 100 !== 0);
    expect(words.includes('euro')).toBe(cents >= 100);
    expect(words).not.toContain('hundred');
  }
});

test('next to nothing', () => {
  expect(amount(0.004)).toBe('zero dollars');
  expect(amount(-0.001)).toBe('zero dollars');
  expect(amount(0.006)).toBe('one cent');
  expect(amount(-0.05, EUR)).toBe('minus five cents');
});

test('large amounts', () => {
  expect(amount(1000000.25, EUR)).toBe('one million euros and twenty-five cents');
  expect(amount(1999999.999)).toBe('two million dollars');
});
