import { expect, it } from 'vitest';

import { readDuration } from './read-duration.ts';

it.each([
  ['90s', 90_000],
  ['1.5m', 90_000],
  ['12h', 43_200_000],
  ['30d', 2_592_000_000],
  ['2w', 1_209_600_000],
  ['0d', 0],
])('reads %s', (text, expected) => {
  expect(readDuration('--max-age', text)).toBe(expected);
});

it.each(['', '30', 'd', '-1d', '1 d', '1y', '1d2h', 'constructor'])('refuses %j and says what it takes', (text) => {
  expect(() => readDuration('--max-age', text)).toThrow(
    `\`--max-age\` needs a number with s, m, h, d or w (seconds, minutes, hours, days, weeks), such as \`30d\`, not \`${text}\`.`,
  );
});
