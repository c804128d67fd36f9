import { expect, it } from 'vitest';
import { patternText } from './pattern-text.ts';

it.each<[text: string, pattern: string]>([
  ['a-b é', 'a-b é'],
  ['/a.b/', String.raw`\/a\.b\/`],
  ['^$(1)', String.raw`\^\$\(1\)`],
  ['[a|b]*{2}+?', String.raw`\[a\|b\]\*\{2\}\+\?`],
  ['\\d', String.raw`\\d`],
  ['\r\n\t\v\f', String.raw`\r\n\t\v\f`],
  ['\0', String.raw`\x00`],
  ['\u001B\u0085\u2028\u2029', String.raw`\x1b\x85\u2028\u2029`],
])('%j is found by its pattern', (text, pattern) => {
  expect(patternText(text)).toBe(pattern);
  expect(text).toMatch(new RegExp(`^${pattern}$`));
  expect(text).toMatch(new RegExp(`^${pattern}$`, 'u'));
});
