import { escapeHtml, interpolate, Translator } from './phrases';

test('all special patterns of replace, escaped', () => {
  for (const value of ['$$', '$1', '$2x', '$', 'a$$$b', '$$$$', '$<name>']) {
    expect(interpolate('[{{v}}]', { v: value })).toBe(`[${escapeHtml(value)}]`);
  }
  expect(interpolate('[{{v}}]', { v: '$&' })).toBe('[$&amp;]');
  expect(interpolate('[{{v}}]', { v: "$'" })).toBe('[$&#39;]');
  expect(interpolate('[{{v}}]', { v: '$`' })).toBe('[$`]');
});

test('all special patterns of replace, raw', () => {
  for (const value of ['$$', '$&', "$'", '$`', '$1', 'a$$$b', "Cash$'n'Go"]) {
    expect(interpolate('[{{{v}}}]', { v: value })).toBe(`[${value}]`);
  }
});

test('several times in one message', () => {
  expect(interpolate('{{a}} - {{ a }} - {{{a}}}', { a: '$$' })).toBe('$$ - $$ - $$');
});

test('escaping still works', () => {
  expect(interpolate('{{a}}', { a: `<a href="x">it's</a> & more` })).toBe(
    '&lt;a href=&quot;x&quot;&gt;it&#39;s&lt;/a&gt; &amp; more',
  );
  expect(interpolate('{{{a}}}', { a: '<b>&</b>' })).toBe('<b>&</b>');
});

test('numbers, zero and empty text are values', () => {
  expect(interpolate('{{a}}|{{b}}|{{c}}', { a: 0, b: '', c: -1.5 })).toBe('0||-1.5');
});

test('null and undefined are not', () => {
  expect(interpolate('{{a}}|{{{b}}}', { a: null, b: undefined })).toBe('{{a}}|{{{b}}}');
});

test('backslashes are left alone', () => {
  expect(interpolate('{{a}} {{{a}}}', { a: 'C:\\$tmp\\n' })).toBe('C:\\$tmp\\n C:\\$tmp\\n');
});

test('in messages with counts', () => {
  const i18n = new Translator({
    locale: 'en',
    messages: { en: { price_one: '{{count}} for {{p}}', price_other: '{{count}} each {{p}}' } },
  });
  expect(i18n.t('price', { count: 1, p: 'US$$5' })).toBe('1 for US$$5');
  expect(i18n.t('price', { count: 3, p: 'US$$5' })).toBe('3 each US$$5');
});
