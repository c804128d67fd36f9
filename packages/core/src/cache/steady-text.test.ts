import { expect, it } from 'vitest';
import { steadyText } from './steady-text.ts';

it.each([
  // What is compared stays.
  ['expected 3 to be 4', 'expected 3 to be 4'],
  ["expected 'a/b' to equal 'a-b'", "expected 'a/b' to equal 'a-b'"],
  ['Expected: 12.50\nReceived: 1250', 'Expected: 12.50\nReceived: 1250'],
  ['expected [ 1, 2, 3 ] to deeply equal [ 3, 2, 1 ]', 'expected [ 1, 2, 3 ] to deeply equal [ 3, 2, 1 ]'],
  // Colors.
  ['\u001b[31mexpected \u001b[1m3\u001b[22m to be 4\u001b[39m', 'expected 3 to be 4'],
  ['\u001b]8;;https://x.y\u0007a link\u001b]8;;\u0007', 'a link'],
  // Stacks, paths, lines.
  ['no\n    at f (/home/me/src/a.ts:3:7)\n  at async g', 'no'],
  ['no\n ❯ src/a.ts:3:7\n', 'no'],
  ["ENOENT: no such file, open '/tmp/heal-x1/a.txt'", "ENOENT: no such file, open '<path>'"],
  ["Cannot find module 'C:\\Users\\me\\a.ts'", "Cannot find module '<path>'"],
  ['file:///home/me/a.ts:12:5 is broken', '<path> is broken'],
  ['thrown in src/price.ts:12:5', 'thrown in src/price.ts'],
  ['at line 12, column 5', 'at line <n>, column <n>'],
  // Dates.
  ['made 2026-11-22T13:05:09.123Z', 'made <date>'],
  ['made 2026-11-22 13:05:09+01:00, due 2026-12-01', 'made <date>, due <date>'],
  ['Sun Nov 22 2026 13:05:09 GMT+0100 (Central European Standard Time)', '<date>'],
  ['Sun, 22 Nov 2026 12:05:09 GMT', '<date>'],
  ['11/22/2026, 1:05:09 PM', '<date>'],
  ['22.11.2026 13:05', '<date>'],
  ['at 13:05:09.123', 'at <date>'],
  ['now is 1795348800000', 'now is <date>'],
  // Durations.
  ['took 12.5ms, then 3 s, then 2 minutes', 'took <time>, then <time>, then <time>'],
  ['Test timed out in 5000ms.', 'Test timed out in <time>.'],
  // Ids.
  ['id 6fa459ea-ee8a-3ca4-894e-db77e160355e', 'id <id>'],
  ['at 0x7ffdf0', 'at <id>'],
  ['commit 3f992ed1, key 01ARZ3NDEKTSV4RRFFQ69G5FAV', 'commit <id>, key <id>'],
  ['session V1StGXR8_Z5jdHi6B-myT', 'session <id>'],
  ['process 4711 on port 3000', 'process <n> on port <n>'],
  ['connect ECONNREFUSED 127.0.0.1:54321', 'connect ECONNREFUSED 127.0.0.1:<n>'],
  // Line ends.
  ['a\r\nb\r\n', 'a\nb'],
  ['', ''],
])('makes %j %j', (text, expected) => {
  expect(steadyText(text)).toBe(expected);
});

it('makes nothing else of what it has made', () => {
  const texts = ['open /a/b/c.ts:1:2 at 2026-11-22T13:05:09Z in 3 ms', 'id 3f992ed1 and <path> <date> <time> <n>'];

  expect(texts.map(steadyText).map(steadyText)).toEqual(texts.map(steadyText));
});
