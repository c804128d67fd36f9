import { fill, missingKeys, plural, translate } from './translate';

const de = { save: 'Sichern', 'cart.one': '{count} Artikel' };
const en = { save: 'Save', quit: 'Quit', 'cart.one': '{count} item', 'cart.many': '{count} items' };

it('fills in values', () => {
  expect(fill('Hi {name}, {greeting}', { name: 'Ann' })).toBe('Hi Ann, {greeting}');
});

it('takes the first catalog that has the key', () => {
  expect(translate('save', [de, en])).toBe('Sichern');
  expect(translate('quit', [de, en])).toBe('Quit');
});

it('shows keys that nobody has translated', () => {
  expect(translate('menu.help', [de, en])).toBe('menu.help');
});

it('shows such keys even when objects have something of that name', () => {
  expect(translate('constructor', [de, en])).toBe('constructor');
});

it('knows one and many', () => {
  expect(plural('cart', 1, [en])).toBe('1 item');
  expect(plural('cart', 2, [de, en])).toBe('2 items');
});

it('finds what is missing', () => {
  expect(missingKeys(en, de)).toEqual(['quit', 'cart.many']);
});
