import { sprintf } from './printf';

test('puts the values in', () => {
  expect(sprintf('%s has %d new mails (%d%%)', 'Ann', 3, 42.9)).toBe('Ann has 3 new mails (42%)');
  expect(sprintf('%x %o %b %c', 255, 8, 5, 65)).toBe('ff 10 101 A');
});

test('width and precision', () => {
  expect(sprintf('[%6.2f] [%-6s] [%6s]', 3.14159, 'ab', 'cd')).toBe('[  3.14] [ab    ] [    cd]');
  expect(sprintf('%.3s', 'January')).toBe('Jan');
  expect(sprintf('%*d', 5, 42)).toBe('   42');
});

test('leading zeros', () => {
  expect(sprintf('%02d:%02d', 9, 5)).toBe('09:05');
  expect(sprintf('%08.3f', 3.14159)).toBe('0003.142');
  expect(sprintf('%05d', -42)).toBe('-0042');
});

test('signs and thousands', () => {
  expect(sprintf('%+d %+d', 7, -7)).toBe('+7 -7');
  expect(sprintf('%,d and %,.2f', 1234567, -9876.5)).toBe('1,234,567 and -9,876.50');
});

test('complains about the number of values', () => {
  expect(() => sprintf('%d %d', 1)).toThrow('too few');
  expect(() => sprintf('%d', 1, 2)).toThrow('too many');
  expect(() => sprintf('%q', 1)).toThrow('unknown directive %q');
});
