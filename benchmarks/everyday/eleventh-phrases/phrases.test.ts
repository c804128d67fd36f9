import { interpolate, Translator } from './phrases';

const messages = {
  en: {
    greeting: 'Hello {{name}}!',
    'cart.items_one': '{{count}} item',
    'cart.items_other': '{{count}} items',
    'cart.total': 'Total: {{total}}',
    imprint: 'Shop of {{{company}}}',
  },
  de: { greeting: 'Hallo {{name}}!', 'cart.total': 'Summe: {{total}}' },
};

test('fills in values and escapes them', () => {
  const i18n = new Translator({ locale: 'en', messages });
  expect(i18n.t('greeting', { name: 'Tom & Jerry' })).toBe('Hello Tom &amp; Jerry!');
  expect(i18n.t('imprint', { company: '<b>ACME</b>' })).toBe('Shop of <b>ACME</b>');
});

test('plurals', () => {
  const i18n = new Translator({ locale: 'en', messages });
  expect(i18n.t('cart.items', { count: 1 })).toBe('1 item');
  expect(i18n.t('cart.items', { count: 0 })).toBe('0 items');
});

test('falls back by language and by locale', () => {
  const i18n = new Translator({ locale: 'de-AT', messages, fallbackLocale: 'en' });
  expect(i18n.t('greeting', { name: 'Ida' })).toBe('Hallo Ida!');
  expect(i18n.t('cart.items', { count: 2 })).toBe('2 items');
  expect(i18n.section('cart')['total']).toBe('Summe: {{total}}');
});

test('names with dollar signs', () => {
  const i18n = new Translator({ locale: 'en', messages });
  expect(i18n.t('greeting', { name: 'Ca$$h' })).toBe('Hello Ca$$h!');
});

test('missing keys and values', () => {
  const missing: string[] = [];
  const i18n = new Translator({ locale: 'en', messages, onMissing: (key) => missing.push(key) });
  expect(i18n.t('nope')).toBe('nope');
  expect(missing).toEqual(['nope']);
  expect(interpolate('{{a}} {{ b }}', { b: 2 })).toBe('{{a}} 2');
});
