import { expect, it } from 'vitest';
import { normalizeMessage } from './normalize-message.ts';

it.each([
  ['the first line', 'expected 1 to be 2\n\n- 2\n+ 1', 'expected 1 to be 2'],
  ['no colors', '\u001B[2mexpect(\u001B[22m\u001B[31mreceived\u001B[39m).toBe()', 'expect(received).toBe()'],
  ['the first line with text', '\n\n  late \n', 'late'],
  ['no durations', 'timed out after 12.5 ms, 3s and 400ms', 'timed out after <time>, <time> and <time>'],
  ['other numbers', 'expected 12 to be 13', 'expected 12 to be 13'],
  ['nothing of nothing', '', ''],
])('keeps %s', (_what, message, expected) => {
  expect(normalizeMessage(message)).toBe(expected);
});
