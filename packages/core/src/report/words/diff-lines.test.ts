import { expect, it } from 'vitest';

import { diffLines } from './diff-lines.ts';
import { unifiedDiff } from '../files/unified-diff.ts';

it('leaves out the carriage returns of a file that has them everywhere', () => {
  const diff = unifiedDiff({ path: 'a.ts', before: 'a\r\nb\r\n', after: 'a\r\nc\r\n' });

  const lines = diffLines(diff);

  expect(lines.slice(2)).toEqual(['@@ -1,2 +1,2 @@', ' a', '-b', '+c']);
});

it('shows carriage returns where they are what changed', () => {
  const diff = unifiedDiff({ path: 'a.ts', before: 'a\r\nb\n', after: 'a\r\nb\r\n' });

  const lines = diffLines(diff);

  expect(lines.slice(2)).toEqual(['@@ -1,2 +1,2 @@', ' a\\x0d', '-b', '+b\\x0d']);
});

it('shows what would be invisible or would drive the terminal', () => {
  const diff = unifiedDiff({ path: 'a.ts', before: 'a\n', after: '\ufeff\u001b[31m\u202eb\tc\n' });

  const lines = diffLines(diff);

  expect(lines.at(-1)).toBe('+\\ufeff\\x1b[31m\\u202eb\tc');
});
