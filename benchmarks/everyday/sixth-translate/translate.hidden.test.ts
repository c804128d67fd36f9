import { Translator } from './translate';

const english = new Translator(
  {
    en: {
      note: 'Note: {text} (by {author})',
      twice: '{text}|{text}',
      'rows.one': '{count} row of {text}',
      'rows.other': '{count} rows of {text}',
      price: '${amount} each, $& and $$ stay',
    },
  },
  'en',
);

const note = (text: string) => english.translate('note', { text, author: 'Ann' });

test('dollar signs', () => {
  for (const text of ['$', '$$', '$$$', '$$$$', 'a$', '$5', '$10.50', '$1', '$<x>']) {
    expect(note(text)).toBe(`Note: ${text} (by Ann)`);
  }
});

test('what has a meaning for replacing', () => {
  expect(note('a $& b')).toBe('Note: a $& b (by Ann)');
  expect(note('a $` b')).toBe('Note: a $` b (by Ann)');
  expect(note("a $' b")).toBe("Note: a $' b (by Ann)");
});

test('more than once', () => {
  expect(english.translate('twice', { text: '$$' })).toBe('$$|$$');
  expect(english.translate('twice', { text: '$&' })).toBe('$&|$&');
});

test('in several values', () => {
  expect(english.translate('note', { text: '$&', author: '$$' })).toBe('Note: $& (by $$)');
});

test('with a count', () => {
  expect(english.translateCount('rows', 1, { text: 'US$$' })).toBe('1 row of US$$');
  expect(english.translateCount('rows', 20, { text: '$&' })).toBe('20 rows of $&');
});

test('in a message', () => {
  expect(english.translate('price', { amount: 5 })).toBe('$5 each, $& and $$ stay');
});

test('other values', () => {
  expect(note('')).toBe('Note:  (by Ann)');
  expect(note('a\\b (c) [d] .*')).toBe('Note: a\\b (c) [d] .* (by Ann)');
  expect(english.translate('note', { text: 0, author: -1.5 })).toBe('Note: 0 (by -1.5)');
});
