import type { Fault } from './fault.ts';

/** Numbers, days, lists and flags that are of another kind than the usual ones. */
export const SLIPS_OF_KINDS: readonly Fault[] = [
  {
    name: 'eleventh, not elevenst',
    file: 'ord.ts',
    source: `export function ordinal(n: number): string {
  const last = n % 10;
  if (last === 1) return n + 'st';
  if (last === 2) return n + 'nd';
  if (last === 3) return n + 'rd';
  return n + 'th';
}
`,
    tests: `
test('a', () => same([1, 2, 3, 4].map(ordinal), ['1st', '2nd', '3rd', '4th']));
test('b', () => same([21, 32, 43, 110].map(ordinal), ['21st', '32nd', '43rd', '110th']));
test('c', () => same(ordinal(11), '11th'));
test('d', () => same([12, 13, 111, 112].map(ordinal), ['12th', '13th', '111th', '112th']));`,
    mended: ['n % 100 > 10 && n % 100 < 14'],
  },
  {
    name: 'some flags for all',
    file: 'flags.ts',
    source: `export const READ = 1;
export const WRITE = 2;
export const OWN = 4;
export function can(flags: number, mask: number): boolean {
  return Boolean(flags & mask);
}
export const roleOf = (flags: number) => (can(flags, READ | WRITE) ? 'editor' : can(flags, READ) ? 'reader' : 'none');
`,
    tests: `
test('a', () => same(can(3, 2), true));
test('b', () => same(roleOf(0), 'none'));
test('c', () => same(roleOf(READ), 'reader'));
test('d', () => same(roleOf(READ | WRITE | OWN), 'editor'));
test('e', () => same(can(OWN | WRITE, OWN | READ), false));`,
    mended: ['(flags & mask) === mask'],
  },
  {
    name: 'cents of large amounts',
    file: 'big.ts',
    source: `export function cents(amount: number): number {
  return (amount * 100 + 0.5) | 0;
}
`,
    tests: `
test('a', () => same(cents(1.25), 125));
test('b', () => same(cents(0), 0));
test('c', () => same(cents(30_000_000), 3_000_000_000));`,
    mended: ['Math.trunc(amount * 100 + 0.5)'],
  },
  {
    name: 'hours before midnight',
    file: 'parts.ts',
    source: `export function splitMinutes(total: number): { hours: number; minutes: number } {
  const hours = Math.floor(total / 60);
  return { hours, minutes: total % 60 };
}
`,
    tests: `
test('a', () => same(splitMinutes(125), { hours: 2, minutes: 5 }));
test('b', () => same(splitMinutes(60), { hours: 1, minutes: 0 }));
test('c', () => same(splitMinutes(-90), { hours: -1, minutes: -30 }));`,
    mended: ['Math.trunc(total / 60)'],
  },
  {
    name: 'a range that counts down',
    file: 'range.ts',
    source: `export function range(start: number, end: number, step = 1): number[] {
  const out: number[] = [];
  for (let i = start; i < end; i += step) out.push(i);
  return out;
}
`,
    tests: `
test('a', () => same(range(0, 3), [0, 1, 2]));
test('b', () => same(range(0, 10, 5), [0, 5]));
test('c', () => same(range(3, 0, -1), [3, 2, 1]));
test('d', () => same(range(5, 0, -2), [5, 3, 1]));
test('e', () => same(range(2, 2), []));`,
    mended: ['step > 0 ? i < end : i > end'],
  },
  {
    name: 'the middle of an even number',
    file: 'median.ts',
    source: `export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted[middle];
}
`,
    tests: `
test('a', () => same(median([3, 1, 2]), 2));
test('b', () => same(median([5]), 5));
test('c', () => same(median([4, 1, 3, 2]), 2.5));
test('d', () => same(median([10, 20]), 15));`,
    mended: ['(sorted[middle - 1] + sorted[middle]) / 2'],
  },
  {
    name: 'the fifth of any month',
    file: 'sameday.ts',
    source: `export function isSameDay(a: Date, b: Date): boolean {
  return a.getUTCDate() === b.getUTCDate();
}
`,
    tests: `
const d = (s) => new Date(s);
test('a', () => same(isSameDay(d('2024-03-05T01:00:00Z'), d('2024-03-05T22:00:00Z')), true));
test('b', () => same(isSameDay(d('2024-03-05T01:00:00Z'), d('2024-03-06T01:00:00Z')), false));
test('c', () => same(isSameDay(d('2024-03-05T01:00:00Z'), d('2024-04-05T01:00:00Z')), false));
test('e', () => same(isSameDay(d('2024-03-05T01:00:00Z'), d('2023-03-05T01:00:00Z')), false));`,
    mended: ['a.toISOString().slice(0, 10) === b.toISOString().slice(0, 10)'],
  },
  {
    name: 'a list among objects',
    file: 'clone.ts',
    source: `export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) copy[key] = clone(item);
  return copy as T;
}
`,
    tests: `
test('a', () => same(clone({ a: { b: 1 } }), { a: { b: 1 } }));
test('b', () => same(clone(null), null));
test('c', () => same(clone({ list: [1, { x: 2 }] }), { list: [1, { x: 2 }] }));
test('d', () => same(clone([]), []));
test('e', () => { const a = { b: { c: 1 } }; clone(a).b.c = 2; same(a.b.c, 1); });`,
    mended: ['value.map((each) => clone(each))'],
  },
  {
    name: 'an amount without end',
    file: 'fin.ts',
    source: `export function isAmount(value: unknown): value is number {
  return typeof value === 'number' && !Number.isNaN(value) && value >= 0;
}
`,
    tests: `
test('a', () => same([isAmount(1), isAmount(0)], [true, true]));
test('b', () => same([isAmount(NaN), isAmount(-1), isAmount('1')], [false, false, false]));
test('c', () => same(isAmount(Infinity), false));`,
    mended: ['Number.isFinite(value)'],
  },
  {
    name: 'NaN beside NaN',
    file: 'eq.ts',
    source: `export function shallowEqual(a: Record<string, unknown>, b: Record<string, unknown>): boolean {
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => a[key] === b[key]);
}
`,
    tests: `
test('a', () => same(shallowEqual({ a: 1 }, { a: 1 }), true));
test('b', () => same(shallowEqual({ a: 1 }, { a: 2 }), false));
test('c', () => same(shallowEqual({ a: NaN }, { a: NaN }), true));
test('e', () => same(shallowEqual({ a: 'x' }, { a: 'y' }), false));`,
    mended: ['Object.is(a[key], b[key])'],
  },
];
