import { Translator } from './translate';

const catalogs = {
  en: {
    hello: 'Hello {name}!',
    bye: 'Bye.',
    'mails.zero': 'No mail',
    'mails.one': 'One mail from {sender}',
    'mails.other': '{count} mails',
    echo: '{word}, {word}',
  },
  de: { hello: 'Hallo {name}!', 'mails.other': '{count} Mails' },
  'de-AT': { hello: 'Servus {name}!' },
};

test('fills in values', () => {
  const english = new Translator(catalogs, 'en');
  expect(english.translate('hello', { name: 'Ann' })).toBe('Hello Ann!');
  expect(english.translate('echo', { word: 'oh' })).toBe('oh, oh');
  expect(english.translate('hello')).toBe('Hello {name}!');
});

test('falls back', () => {
  const austrian = new Translator(catalogs, 'de-AT');
  expect(austrian.translate('hello', { name: 'Ann' })).toBe('Servus Ann!');
  expect(austrian.translateCount('mails', 3)).toBe('3 Mails');
  expect(austrian.translate('bye')).toBe('Bye.');
  expect(austrian.translate('nothing.here')).toBe('nothing.here');
  expect(new Translator(catalogs, 'de-CH').translate('hello', { name: 'Ann' })).toBe('Hallo Ann!');
});

test('counts', () => {
  const english = new Translator(catalogs, 'en');
  expect(english.translateCount('mails', 0)).toBe('No mail');
  expect(english.translateCount('mails', 1, { sender: 'Bob' })).toBe('One mail from Bob');
  expect(english.translateCount('mails', 2)).toBe('2 mails');
});

test('a name with dollar signs', () => {
  expect(new Translator(catalogs, 'en').translate('hello', { name: 'A$$AP' })).toBe('Hello A$$AP!');
});
