import { parseAmount, summarise } from './statement';

test('amounts', () => {
  expect(parseAmount('1.234,50')).toBe(123450);
  expect(() => parseAmount('abc')).toThrow('Not an amount: abc');
});

test('in and out', () => {
  expect(summarise('2024-03-01;IN;100,00\n2024-03-02;OUT;30,25\n', 500)).toEqual({
    balance: 7475,
    fees: 0,
    interest: 0,
  });
});

test('interest', () => {
  expect(summarise('2024-03-31;INT;1,20')).toEqual({ balance: 120, fees: 0, interest: 120 });
});

test('fees', () => {
  expect(summarise('2024-03-31;FEE;2,50', 1000)).toEqual({ balance: 750, fees: 250, interest: 0 });
});

test('unknown code', () => {
  expect(() => summarise('2024-03-31;XYZ;1,00')).toThrow('Unknown code: XYZ');
});
