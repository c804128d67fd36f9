import { escapeHtml } from './html';

test('tags', () => {
  expect(escapeHtml('<b>')).toBe('&lt;b&gt;');
});

test('amp', () => {
  expect(escapeHtml('a & b')).toBe('a &amp; b');
});

test('quotes', () => {
  expect(escapeHtml('say "hi"')).toBe('say &quot;hi&quot;');
});
