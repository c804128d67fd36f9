import { sprintf } from './printf';

test('zeros go between the sign and the digits', () => {
  expect(sprintf('%06.1f', -2.5)).toBe('-002.5');
  expect(sprintf('%+05d', 42)).toBe('+0042');
  expect(sprintf('%+05d', -42)).toBe('-0042');
  expect(sprintf('%04x', -10)).toBe('-00a');
  expect(sprintf('%+010b', 5)).toBe('+000000101');
  expect(sprintf('%03o', -8)).toBe('-10');
});

test('blanks go before the sign', () => {
  expect(sprintf('%5d', -42)).toBe('  -42');
  expect(sprintf('%+6d', 42)).toBe('   +42');
  expect(sprintf('%8.2f', -1.5)).toBe('   -1.50');
  expect(sprintf('%7x', -255)).toBe('    -ff');
});

test('left alignment beats zeros', () => {
  expect(sprintf('%-06d|', -42)).toBe('-42   |');
  expect(sprintf('%-+06d|', 42)).toBe('+42   |');
});

test('zeros for numbers only', () => {
  expect(sprintf('%05s', '-ab')).toBe('  -ab');
  expect(sprintf('%05s', -4)).toBe('   -4');
  expect(sprintf('%05d', 'x')).toBe('  NaN');
  expect(sprintf('%03c', 'z')).toBe('  z');
});

test('exactly as wide as asked for, and wider values stay whole', () => {
  expect(sprintf('%03d', -42)).toBe('-42');
  expect(sprintf('%04d', -42)).toBe('-042');
  expect(sprintf('%02d', -4200)).toBe('-4200');
  expect(sprintf('%0*d', 6, -1)).toBe('-00001');
  expect(sprintf('%0,10.1f', -1234)).toBe('-001,234.0');
});
