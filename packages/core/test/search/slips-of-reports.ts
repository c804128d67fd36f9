import type { Fault } from './fault.ts';

/** What reports, lists and files get wrong at their ends. */
export const SLIPS_OF_REPORTS: readonly Fault[] = [
  {
    name: 'a zero that is not empty',
    file: 'empty.ts',
    source: `export function isBlank(value: unknown): boolean {
  return !value;
}
`,
    tests: `
test('one', () => same(isBlank(undefined), true));
test('two', () => same(isBlank(''), true));
test('three', () => same(isBlank(0), false));
test('four', () => same(isBlank('x'), false));
test('five', () => same([isBlank(null), isBlank(false)], [true, false]));`,
    mended: ["(value ?? '') === ''"],
  },
  {
    name: 'a minus behind the sign',
    file: 'money.ts',
    source: `export function money(cents: number): string {
  return '$' + (cents / 100).toFixed(2);
}
`,
    tests: `
test('one', () => same(money(1234), '$12.34'));
test('two', () => same(money(-500), '-$5.00'));
test('three', () => same(money(0), '$0.00'));`,
    mended: ['Math.abs(cents / 100).toFixed(2)'],
  },
  {
    name: 'only the first line',
    file: 'indent.ts',
    source: `export function indent(text: string, by: string): string {
  return by + text;
}
`,
    tests: `
test('one', () => same(indent('a', '  '), '  a'));
test('two', () => same(indent('a\\nb', '  '), '  a\\n  b'));
test('three', () => same(indent('x\\ny\\nz', '> '), '> x\\n> y\\n> z'));`,
    mended: ['.map((line) => by + line)'],
  },
  {
    name: 'players that are alike',
    file: 'rank.ts',
    source: `interface Player { name: string; score: number }
export function ranking(players: readonly Player[]): string[] {
  return [...players].sort((a, b) => b.score - a.score).map((player) => player.name);
}
`,
    tests: `
test('one', () => same(ranking([{ name: 'x', score: 1 }, { name: 'y', score: 3 }]), ['y', 'x']));
test('two', () => same(ranking([{ name: 'bob', score: 2 }, { name: 'ann', score: 2 }]), ['ann', 'bob']));
test('three', () => same(ranking([{ name: 'c', score: 2 }, { name: 'b', score: 9 }, { name: 'a', score: 2 }]), ['b', 'a', 'c']));`,
    mended: ['|| a.name.localeCompare(b.name)'],
  },
  {
    name: 'birthdays to come',
    file: 'age.ts',
    source: `export function age(born: Date, now: Date): number {
  return now.getUTCFullYear() - born.getUTCFullYear();
}
`,
    tests: `
const day = (text) => new Date(text + 'T00:00:00Z');
test('one', () => same(age(day('2000-01-01'), day('2020-06-01')), 20));
test('two', () => same(age(day('2000-09-01'), day('2020-06-01')), 19));
test('three', () => same(age(day('2000-06-15'), day('2020-06-01')), 19));
test('four', () => same(age(day('2000-06-01'), day('2020-06-01')), 20));`,
    mended: ['now.getUTCDate() < born.getUTCDate()'],
  },
  {
    name: 'the last run',
    file: 'runs.ts',
    source: `export function runs(text: string): string[] {
  const out: string[] = [];
  let current = '';
  for (const char of text) {
    if (current !== '' && current[0] !== char) {
      out.push(current);
      current = '';
    }
    current += char;
  }
  return out;
}
`,
    tests: `
test('one', () => same(runs(''), []));
test('two', () => same(runs('aab'), ['aa', 'b']));
test('three', () => same(runs('abbc'), ['a', 'bb', 'c']));`,
    mended: ["if (current !== '') out.push(current);"],
  },
  {
    name: 'what is to be taken first',
    file: 'celsius.ts',
    source: `export function celsius(fahrenheit: number): number {
  return fahrenheit - 32 * 5 / 9;
}
`,
    tests: `
test('one', () => same(celsius(32), 0));
test('two', () => same(celsius(212), 100));
test('three', () => same(celsius(50), 10));`,
    mended: ['(fahrenheit - 32) * 5 / 9'],
  },
  {
    name: 'a list that is not sorted',
    file: 'median.ts',
    source: `export function median(values: readonly number[]): number {
  const middle = Math.floor(values.length / 2);
  if (values.length % 2 === 1) return values[middle] as number;
  return ((values[middle - 1] as number) + (values[middle] as number)) / 2;
}
`,
    tests: `
test('one', () => same(median([1, 2, 3]), 2));
test('two', () => same(median([10, 1, 2]), 2));
test('three', () => same(median([4, 1, 3, 2]), 2.5));
test('four', () => { const values = [3, 1, 2]; median(values); same(values, [3, 1, 2]); });`,
    mended: ['values = [...values].sort((a, b) => a - b);'],
  },
  {
    name: 'commas in cells',
    file: 'csv.ts',
    source: `export function csvRow(cells: readonly string[]): string {
  return cells.map((cell) => (cell.includes('"') ? '"' + cell.replaceAll('"', '""') + '"' : cell)).join(',');
}
`,
    tests: `
test('one', () => same(csvRow(['a', 'b']), 'a,b'));
test('two', () => same(csvRow(['say "x"', 'b']), '"say ""x""",b'));
test('three', () => same(csvRow(['a,b', 'c']), '"a,b",c'));`,
    mended: ['\\r\\n]/.test(cell)'],
  },
  {
    name: 'hits of long ago',
    file: 'limit.ts',
    source: `export class Limiter {
  private hits: number[] = [];
  constructor(private readonly most: number, private readonly windowMs: number) {}
  allow(now: number): boolean {
    if (this.hits.length >= this.most) return false;
    this.hits.push(now);
    return true;
  }
}
`,
    tests: `
test('one', () => { const l = new Limiter(2, 100); same([l.allow(0), l.allow(1), l.allow(2)], [true, true, false]); });
test('two', () => { const l = new Limiter(2, 100); same([l.allow(0), l.allow(50), l.allow(120)], [true, true, true]); });
test('three', () => { const l = new Limiter(1, 10); same([l.allow(0), l.allow(5), l.allow(11), l.allow(12)], [true, false, true, false]); });`,
    mended: ['now - each < this.windowMs'],
  },
  {
    name: 'dates in a copy',
    file: 'clone.ts',
    source: `export function clone(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clone);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, clone(each)]));
  }
  return value;
}
`,
    tests: `
test('one', () => same(clone({ a: [1, { b: 2 }] }), { a: [1, { b: 2 }] }));
test('two', () => same(clone({ at: new Date(5) }), { at: new Date(5) }));
test('three', () => { const at = new Date(7); const copy = clone({ at }) as any; at.setTime(0); same(copy.at.getTime(), 7); });`,
    mended: ['if (value instanceof Date) return new Date(value);'],
  },
  {
    name: 'half of a weekend',
    file: 'business.ts',
    source: `export function addBusinessDays(from: Date, days: number): Date {
  const date = new Date(from);
  let left = days;
  while (left > 0) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (date.getUTCDay() !== 0) left--;
  }
  return date;
}
`,
    tests: `
const iso = (text, days) => addBusinessDays(new Date(text + 'T00:00:00Z'), days).toISOString().slice(0, 10);
test('one', () => same(iso('2024-05-13', 2), '2024-05-15'));
test('two', () => same(iso('2024-05-17', 1), '2024-05-20'));
test('three', () => same(iso('2024-05-16', 3), '2024-05-21'));`,
    mended: ['!== 6'],
  },
  {
    name: 'a ring that grows',
    file: 'ring.ts',
    source: `export class Ring {
  private readonly items: number[] = [];
  constructor(private readonly size: number) {}
  push(item: number): void {
    this.items.push(item);
  }
  all(): number[] {
    return [...this.items];
  }
}
`,
    tests: `
test('one', () => { const r = new Ring(3); r.push(1); r.push(2); same(r.all(), [1, 2]); });
test('two', () => { const r = new Ring(2); r.push(1); r.push(2); r.push(3); same(r.all(), [2, 3]); });
test('three', () => { const r = new Ring(1); r.push(1); r.push(2); same(r.all(), [2]); });`,
    mended: ['if (this.items.length > this.size) this.items.shift();'],
  },
  {
    name: 'the signs of a token',
    file: 'jwt.ts',
    source: `export function payload(token: string): unknown {
  const [, body] = token.split('.');
  return JSON.parse(atob(body));
}
`,
    tests: `
const token = (value) => 'h.' + btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') + '.s';
test('one', () => same(payload(token({ a: 1 })), { a: 1 }));
test('two', () => same(payload(token({ a: '~~~???' })), { a: '~~~???' }));
test('three', () => same(payload(token({ q: '>>>' })), { q: '>>>' }));`,
    mended: ["replaceAll('-', '+')"],
  },
];
