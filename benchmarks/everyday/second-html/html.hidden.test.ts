import { escapeHtml } from './html';

test.each([
  ['', ''],
  ['plain text', 'plain text'],
  ['"', '&quot;'],
  ['""', '&quot;&quot;'],
  ['<a href="/x?a=1&b=2">', '&lt;a href=&quot;/x?a=1&amp;b=2&quot;&gt;'],
  ['"<>&', '&quot;&lt;&gt;&amp;'],
  ['&quot;', '&amp;quot;'],
  ['&amp;"', '&amp;amp;&quot;'],
  ['a "b" "c" d', 'a &quot;b&quot; &quot;c&quot; d'],
  ['<<>>', '&lt;&lt;&gt;&gt;'],
])('%s', (text, escaped) => {
  expect(escapeHtml(text)).toBe(escaped);
});
