import { normalizeWhitespace } from './whitespace';

test('single spaces stay', () => {
  expect(normalizeWhitespace('a b')).toBe('a b');
});

test('line ends are spaces', () => {
  expect(normalizeWhitespace('a\nb')).toBe('a b');
});

test('several spaces become one', () => {
  expect(normalizeWhitespace('a   b \n c')).toBe('a b c');
});

test('none at the ends', () => {
  expect(normalizeWhitespace('  a ')).toBe('a');
  expect(normalizeWhitespace(' ')).toBe('');
});
