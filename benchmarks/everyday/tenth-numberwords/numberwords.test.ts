import { amount, cardinal, ordinal } from './numberwords';

test('small numbers', () => {
  expect([0, 7, 13, 20, 21, 90, 99].map(cardinal)).toEqual([
    'zero',
    'seven',
    'thirteen',
    'twenty',
    'twenty-one',
    'ninety',
    'ninety-nine',
  ]);
});

test('large numbers', () => {
  expect(cardinal(100)).toBe('one hundred');
  expect(cardinal(1234)).toBe('one thousand two hundred thirty-four');
  expect(cardinal(-2000003)).toBe('minus two million three');
  expect(cardinal(1000000000)).toBe('one billion');
  expect(() => cardinal(1.5)).toThrow(RangeError);
  expect(() => cardinal(1e15)).toThrow(RangeError);
});

test('ordinals', () => {
  expect([1, 2, 5, 8, 12, 14, 20, 21, 100, 1043].map(ordinal)).toEqual([
    'first',
    'second',
    'fifth',
    'eighth',
    'twelfth',
    'fourteenth',
    'twentieth',
    'twenty-first',
    'one hundredth',
    'one thousand forty-third',
  ]);
});

test('amounts', () => {
  expect(amount(1234.5)).toBe('one thousand two hundred thirty-four dollars and fifty cents');
  expect(amount(1.01)).toBe('one dollar and one cent');
  expect(amount(0.07)).toBe('seven cents');
  expect(amount(0)).toBe('zero dollars');
  expect(amount(-2)).toBe('minus two dollars');
});

test('amounts that have been computed', () => {
  expect(amount(100 / 3)).toBe('thirty-three dollars and thirty-three cents');
  expect(amount(0.1 + 0.2)).toBe('thirty cents');
  expect(amount(20 - 0.001)).toBe('twenty dollars');
  expect(amount(-0.001)).toBe('zero dollars');
});
