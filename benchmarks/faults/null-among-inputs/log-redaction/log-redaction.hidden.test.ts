import { logLine, redact } from './log-redaction';
import type { Json } from './log-redaction';

it.each<[Json, Json]>([
  [null, null],
  [0, 0],
  [false, false],
  ['', ''],
  [[], []],
  [{}, {}],
  [[null], [null]],
  [[[null, [null]]], [[null, [null]]]],
  [
    { a: null, b: { c: null } },
    { a: null, b: { c: null } },
  ],
  [
    { token: null, x: 1 },
    { token: '[redacted]', x: 1 },
  ],
  [{ list: [null, { secret: null }, 'x'] }, { list: [null, { secret: '[redacted]' }, 'x'] }],
])('makes %j to %j', (value, expected) => {
  const before = JSON.stringify(value);

  expect(redact(value)).toEqual(expected);
  expect(JSON.stringify(value)).toBe(before);
});

it('stops at some depth', () => {
  let value: Json = null;
  for (let depth = 0; depth < 20; depth++) value = { inner: value };

  expect(JSON.stringify(redact(value))).toBe(`${'{"inner":'.repeat(9)}"[too deep]"${'}'.repeat(9)}`);
});

it('writes null where it was', () => {
  expect(logLine('e', [null, { a: null }])).toBe('e [null,{"a":null}]');
});
