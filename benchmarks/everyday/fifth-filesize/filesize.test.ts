import { formatSize, parseSize } from './filesize';

test('bytes', () => {
  expect(formatSize(0)).toBe('0 B');
  expect(formatSize(999)).toBe('999 B');
});

test('bigger units', () => {
  expect(formatSize(1000)).toBe('1 kB');
  expect(formatSize(1540)).toBe('1.5 kB');
  expect(formatSize(1540, 2)).toBe('1.54 kB');
  expect(formatSize(20_000_000)).toBe('20 MB');
});

test('just below the next unit', () => {
  expect(formatSize(999_900)).toBe('999.9 kB');
  expect(formatSize(999_999)).toBe('1 MB');
});

test('parses sizes', () => {
  expect(parseSize('300')).toBe(300);
  expect(parseSize('1.5 MB')).toBe(1_500_000);
  expect(parseSize('2gb')).toBe(2_000_000_000);
  expect(() => parseSize('many')).toThrow('Not a size');
});
