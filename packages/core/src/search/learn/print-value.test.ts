import { expect, it } from 'vitest';
import { ABSENT } from '../../ports/probe-lab.ts';
import { printValue } from './print-value.ts';

class Point {
  x = 1;
  readonly y: number;
  constructor(y: number) {
    this.y = y;
  }
  get sum(): number {
    throw new Error('code of the user');
  }
}

it.each<[unknown, string]>([
  [undefined, 'undefined'],
  [null, 'null'],
  [-0, '-0'],
  [12n, '12n'],
  ['a "b"', '"a \\"b\\""'],
  [ABSENT, '…'],
  [() => 1, 'a function'],
  [Symbol('s'), 'a symbol'],
  [Promise.resolve(1), 'a promise'],
  [new Date(0), '1970-01-01T00:00:00.000Z'],
  [new Date(Number.NaN), 'an invalid date'],
  [/a+/g, '/a+/g'],
  [new Map([['a', { b: 1 }]]), 'Map {"a" => {b: 1}}'],
  [new Set([1, [2]]), 'Set {1, [2]}'],
  [new Uint8Array([1, 2]), '[1, 2]'],
  [new Point(2), '{x: 1, y: 2}'],
  [{ 'two words': 1, ok: [{ deep: [1] }] }, '{"two words": 1, ok: [{deep: […]}]}'],
  [Array.from({ length: 20 }, (_, index) => index), '[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, … 8 more]'],
])('prints %o without running code of it', (value, text) => {
  expect(printValue(value)).toBe(text);
});

it('does not ask a proxy', () => {
  const trap = (): never => {
    throw new Error('code of the user');
  };

  expect(printValue([new Proxy({}, { ownKeys: trap, get: trap, getOwnPropertyDescriptor: trap })])).toBe('[…]');
});

it('is short, whatever it is', () => {
  const long = Array.from({ length: 12 }, () => 'x'.repeat(500));

  expect(printValue(long)).toHaveLength(240);
  expect(printValue('x'.repeat(500))).toBe(`"${'x'.repeat(120)}…"`);
});

it('does not call a getter', () => {
  const value = Object.defineProperty({}, 'trap', {
    enumerable: true,
    get: () => {
      throw new Error('code of the user');
    },
  });

  expect(printValue(value)).toBe('{trap: undefined}');
});
