import { acceptedLanguages, negotiateLanguage, parseAcceptLanguage } from './negotiate';

const qualities = (header: string) => parseAcceptLanguage(header).map(({ quality }) => quality);

test('quality of each range', () => {
  expect(qualities('a, b;q=1, c;q=0.25, d;q=0')).toEqual([1, 1, 0.25, 0]);
  expect(qualities('a;q=0.0, b;q=0.000, c; q=0, d;Q=0')).toEqual([0, 0, 0, 0]);
  expect(qualities('a;q=0.001')).toEqual([0.001]);
  expect(qualities('a;level=2')).toEqual([1]);
});

test('refused languages', () => {
  expect(acceptedLanguages('en, *;q=0', ['de', 'en', 'fr'])).toEqual(['en']);
  expect(acceptedLanguages('*;q=0', ['de', 'en'])).toEqual([]);
  expect(acceptedLanguages('de;q=0.0, *;q=0.5', ['de', 'en'])).toEqual(['en']);
});

test('a refused region', () => {
  expect(acceptedLanguages('de-AT;q=0, de', ['de-AT', 'de', 'de-CH'])).toEqual(['de', 'de-CH']);
  expect(acceptedLanguages('de;q=0, de-CH', ['de-AT', 'de', 'de-CH'])).toEqual(['de-CH']);
});

test('falls back from a refused language', () => {
  expect(negotiateLanguage('de;q=0', ['de'], 'en')).toBe('en');
  expect(negotiateLanguage('de;q=0, fr;q=0.1', ['de', 'fr'], 'en')).toBe('fr');
});

test('everything else as ever', () => {
  expect(acceptedLanguages('fr;q=0.001, *;q=0.002', ['fr', 'de'])).toEqual(['de', 'fr']);
  expect(acceptedLanguages('de, en', ['en', 'de'])).toEqual(['de', 'en']);
  expect(acceptedLanguages('', ['en', 'de'])).toEqual(['en', 'de']);
});
