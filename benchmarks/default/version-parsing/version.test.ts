import { parseVersion } from './version';

test('one number', () => {
  expect(parseVersion('v20')).toEqual({ numbers: [20] });
});

test('three numbers', () => {
  expect(parseVersion('1.20.3')).toEqual({ numbers: [1, 20, 3] });
});

test('a tag', () => {
  expect(parseVersion('v2.0.0-beta.1')).toEqual({ numbers: [2, 0, 0], tag: 'beta.1' });
  expect(parseVersion('3-rc-2')).toEqual({ numbers: [3], tag: 'rc-2' });
});
