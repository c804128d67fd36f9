import { formatSize, parseSize } from './filesize';

test('at each step', () => {
  expect(formatSize(999_960)).toBe('1 MB');
  expect(formatSize(999_940)).toBe('999.9 kB');
  expect(formatSize(999_999_999)).toBe('1 GB');
  expect(formatSize(999_940_000)).toBe('999.9 MB');
  expect(formatSize(999_999_999_999)).toBe('1 TB');
});

test('depends on the number of digits', () => {
  expect(formatSize(999_600, 0)).toBe('1 MB');
  expect(formatSize(999_400, 0)).toBe('999 kB');
  expect(formatSize(999_960, 2)).toBe('999.96 kB');
  expect(formatSize(999_996, 2)).toBe('1 MB');
  expect(formatSize(999_999, 3)).toBe('999.999 kB');
});

test('negative sizes', () => {
  expect(formatSize(-999_999)).toBe('-1 MB');
  expect(formatSize(-1500)).toBe('-1.5 kB');
});

test('nothing bigger than the last unit', () => {
  expect(formatSize(5_000e12)).toBe('5000 TB');
  expect(formatSize(999_999e9)).toBe('1000 TB');
  expect(formatSize(999_900e9)).toBe('999.9 TB');
});

test('ordinary sizes', () => {
  expect(formatSize(1)).toBe('1 B');
  expect(formatSize(1000)).toBe('1 kB');
  expect(formatSize(1040)).toBe('1 kB');
  expect(formatSize(123_456)).toBe('123.5 kB');
  expect(formatSize(900_000)).toBe('900 kB');
  expect(formatSize(100, 0)).toBe('100 B');
  expect(parseSize(formatSize(12_300))).toBe(12_300);
});
