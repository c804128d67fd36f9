import { compareVersions, sortReleases } from './releases';

test.each([
  ['1.2', '1.10'],
  ['0.9', '0.10'],
  ['9', '10'],
  ['1.0.99', '1.0.100'],
  ['1.0', '1.0.1'],
  ['2.3.4', '10.0.0'],
])('%s before %s', (older, newer) => {
  expect(Math.sign(compareVersions(older, newer))).toBe(-1);
  expect(Math.sign(compareVersions(newer, older))).toBe(1);
});

test.each([
  ['1.0', '1'],
  ['1.0.0', '1'],
  ['3.2', '3.2'],
  ['1.01', '1.1'],
])('%s is %s', (a, b) => {
  expect(compareVersions(a, b)).toBeCloseTo(0);
});

test('many', () => {
  const versions = Array.from({ length: 24 }, (_, index) => ({ version: `1.${(index * 7) % 24}` }));
  expect(sortReleases(versions).map(({ version }) => version)).toEqual(
    Array.from({ length: 24 }, (_, index) => `1.${23 - index}`),
  );
});
