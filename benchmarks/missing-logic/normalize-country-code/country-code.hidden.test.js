import { countryName } from './country-code';

test.each([
  ['de', 'Germany'],
  [' De\n', 'Germany'],
  ['\tfr', 'France'],
  ['  at  ', 'Austria'],
  ['d e', 'unknown (d e)'],
  [' xx ', 'unknown ( xx )'],
  ['', 'unknown ()'],
])('%j', (code, name) => {
  expect(countryName(code)).toBe(name);
});
