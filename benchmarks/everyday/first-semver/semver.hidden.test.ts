import { compareVersions } from './semver';

test.each([
  ['1', '1.0.1'],
  ['1', '2'],
  ['1', '1.0.0.0.3'],
  ['1.9', '1.10.0'],
  ['1.2', '1.3.0'],
  ['1.2.9', '1.3'],
  ['0.9.9', '1'],
  ['9', '10.0'],
])('%s before %s', (older, newer) => {
  expect(compareVersions(older, newer)).toBe(-1);
  expect(compareVersions(newer, older)).toBe(1);
});

test.each([
  ['1', '1.0'],
  ['1.0.0', '1'],
  ['0', '0.0.0'],
  ['2.5.0.0', '2.5'],
])('%s is %s', (a, b) => {
  expect(compareVersions(a, b)).toBeCloseTo(0);
  expect(compareVersions(b, a)).toBeCloseTo(0);
});
