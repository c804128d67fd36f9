import { acceptedLanguages, negotiateLanguage, parseAcceptLanguage } from './negotiate';

test('reads the header', () => {
  expect(parseAcceptLanguage('de-AT, en;q=0.5')).toEqual([
    { range: 'de-at', quality: 1, position: 0 },
    { range: 'en', quality: 0.5, position: 1 },
  ]);
});

test('orders by quality', () => {
  expect(acceptedLanguages('en;q=0.5, fr, de;q=0.8', ['en', 'de', 'fr'])).toEqual(['fr', 'de', 'en']);
});

test('a language covers its regions', () => {
  expect(acceptedLanguages('en', ['de', 'en-GB'])).toEqual(['en-GB']);
});

test('any other language', () => {
  expect(acceptedLanguages('fr, *;q=0.1', ['de', 'fr'])).toEqual(['fr', 'de']);
});

test('leaves out what the client refuses', () => {
  expect(acceptedLanguages('*, de;q=0', ['de', 'en'])).toEqual(['en']);
});

test('falls back', () => {
  expect(negotiateLanguage('fr', ['de', 'en'], 'en')).toBe('en');
  expect(negotiateLanguage(undefined, ['de', 'en'], 'en')).toBe('de');
});
