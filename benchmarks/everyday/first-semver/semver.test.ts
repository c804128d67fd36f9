import { compareVersions } from './semver';

test('same', () => {
  expect(compareVersions('1.2.3', '1.2.3')).toBe(0);
});

test('less', () => {
  expect(compareVersions('1.2.3', '1.10.0')).toBe(-1);
});

test('short', () => {
  expect(compareVersions('1.2', '1.2.0')).toBe(0);
});

test('short and less', () => {
  expect(compareVersions('1.2', '1.2.1')).toBe(-1);
});

test('longer', () => {
  expect(compareVersions('1.2.1', '1.2')).toBe(1);
});
