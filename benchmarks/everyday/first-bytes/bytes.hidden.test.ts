import { formatBytes } from './bytes';

test.each([
  [0, '0 B'],
  [1, '1 B'],
  [1023, '1023 B'],
  [1100, '1.1 KB'],
  [2048, '2.0 KB'],
  [1024 * 1023, '1023.0 KB'],
  [1024 * 1023.5, '1023.5 KB'],
  [1024 ** 2, '1.0 MB'],
  [1024 ** 3, '1.0 GB'],
  [1024 ** 4, '1.0 TB'],
  [1024 ** 5, '1024.0 TB'],
])('%d', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

test('digits', () => {
  expect(formatBytes(1024, 0)).toBe('1 KB');
  expect(formatBytes(1024 ** 2, 2)).toBe('1.00 MB');
});
