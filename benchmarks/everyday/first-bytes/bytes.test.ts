import { formatBytes } from './bytes';

test('bytes', () => {
  expect(formatBytes(12)).toBe('12 B');
});

test('kilo', () => {
  expect(formatBytes(1536)).toBe('1.5 KB');
});

test('just one', () => {
  expect(formatBytes(1024)).toBe('1.0 KB');
});

test('mega', () => {
  expect(formatBytes(5 * 1024 * 1024, 0)).toBe('5 MB');
});
