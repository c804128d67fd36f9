import { element, escapeHtml } from './html-escape';

it.each([
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['&', '&amp;'],
  ['"', '&quot;'],
  ['<>&"', '&lt;&gt;&amp;&quot;'],
  ['"&><', '&quot;&amp;&gt;&lt;'],
  ['<<&&>>', '&lt;&lt;&amp;&amp;&gt;&gt;'],
  ['&lt;', '&amp;lt;'],
  ['&amp;<', '&amp;amp;&lt;'],
  ["it's", "it's"],
  ['', ''],
  [0, '0'],
  [null, 'null'],
])('escapes %j as %j', (value, expected) => {
  expect(escapeHtml(value)).toBe(expected);
});

it('escapes attributes', () => {
  expect(element('i', { title: 'a<b & "c">d', n: 0, off: false }).html).toBe(
    '<i title="a&lt;b &amp; &quot;c&quot;&gt;d" n="0"></i>',
  );
});

it('nests without escaping twice', () => {
  expect(element('p', {}, element('q', {}, '<')).html).toBe('<p><q>&lt;</q></p>');
});
