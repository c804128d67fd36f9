import { parseVersion } from './version';

test.each([
  ['0.0.1', [0, 0, 1]],
  ['10.11.12', [10, 11, 12]],
  ['v1.2', [1, 2]],
  [' 1.0.0 ', [1, 0, 0]],
  ['4.5.6.7', [4, 5, 6, 7]],
])('%j', (text, numbers) => {
  expect(parseVersion(text)).toEqual({ numbers });
});

test('tags', () => {
  expect(parseVersion('1.2.3-0')).toEqual({ numbers: [1, 2, 3], tag: '0' });
});
