import type { Fault } from './fault.ts';

/** Slips that everybody has made once: each mended by an idiom that has a name. */
export const CLASSIC_SLIPS: readonly Fault[] = [
  {
    name: 'a text taken for a regular expression',
    file: 'find.ts',
    source: `export function count(text: string, query: string): number {
  if (query === '') return 0;
  const pattern = new RegExp(query, 'gi');
  return [...text.matchAll(pattern)].length;
}
`,
    tests: `
test('one', () => same(count('a b A', 'a'), 2));
test('two', () => same(count('abc', ''), 0));
test('three', () => same(count('1.5 1x5', '1.5'), 1));
test('four', () => same(count('what? (no)', '(no)'), 1));`,
    mended: ['new RegExp(query.replace('],
  },
  {
    name: 'defaults that are changed',
    file: 'opts.ts',
    source: `interface Options { retries: number; tags: string[]; name?: string }
const DEFAULTS: Options = { retries: 3, tags: [] };
export function optionsOf(given: Partial<Options>): Options {
  return Object.assign(DEFAULTS, given);
}
`,
    tests: `
test('one', () => same(optionsOf({}).retries, 3));
test('two', () => same(optionsOf({ retries: 5 }).retries, 5));
test('three', () => { optionsOf({ name: 'x' }); same(optionsOf({}), { retries: 3, tags: [] }); });`,
    mended: ['Object.assign({ ...DEFAULTS }, given)'],
  },
  {
    name: 'compared with NaN',
    file: 'nan.ts',
    source: `export function amount(text: string): number {
  const value = Number.parseFloat(text);
  if (value === NaN) return 0;
  return value;
}
`,
    tests: `
test('one', () => same(amount('1.5'), 1.5));
test('two', () => same(amount('x'), 0));`,
    mended: ['if (Number.isNaN(value))'],
  },
  {
    name: 'null taken for an object',
    file: 'flat.ts',
    source: `export function flat(value: Record<string, unknown>, prefix = ''): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const [key, each] of Object.entries(value)) {
    if (typeof each === 'object') Object.assign(out, flat(each as Record<string, unknown>, prefix + key + '.'));
    else out[prefix + key] = each;
  }
  return out;
}
`,
    tests: `
test('one', () => same(flat({ a: 1, b: { c: 2 } }), { a: 1, 'b.c': 2 }));
test('two', () => same(flat({ a: null, b: { c: null } }), { a: null, 'b.c': null }));`,
    mended: ['each !== null'],
  },
  {
    name: 'capitals on both sides',
    file: 'search.ts',
    source: `export function search(names: readonly string[], query: string): string[] {
  return names.filter((name) => name.includes(query.trim()));
}
`,
    tests: `
test('one', () => same(search(['ann', 'bob'], ' an '), ['ann']));
test('two', () => same(search(['Ann', 'HANNA', 'bob'], 'aNN'), ['Ann', 'HANNA']));`,
    mended: ['name.toLowerCase().includes(query.trim().toLowerCase())'],
  },
  {
    name: 'parts of an address put in as they are',
    file: 'query.ts',
    source: `export function query(params: Record<string, string>): string {
  return Object.entries(params)
    .map(([key, value]) => key + '=' + value)
    .join('&');
}
`,
    tests: `
test('one', () => same(query({ a: '1', b: '2' }), 'a=1&b=2'));
test('two', () => same(query({ q: 'a&b c' }), 'q=a%26b%20c'));
test('three', () => same(query({ 'x=y': '1' }), 'x%3Dy=1'));`,
    mended: ["encodeURIComponent(key) + '=' + encodeURIComponent(value)"],
  },
  {
    name: 'a slash too many',
    file: 'join.ts',
    source: `export function url(base: string, path: string): string {
  return base + '/' + path;
}
`,
    tests: `
test('one', () => same(url('http://a', 'b'), 'http://a/b'));
test('two', () => same(url('http://a/', 'b/c'), 'http://a/b/c'));
test('three', () => same(url('http://a/x', 'b/'), 'http://a/x/b/'));`,
    mended: ['base.replace('],
  },
  {
    name: 'what was read and not noted as used',
    file: 'lru.ts',
    source: `export class Lru<V> {
  private readonly entries = new Map<string, V>();

  constructor(private readonly most: number) {}

  get(key: string): V | undefined {
    const value = this.entries.get(key);
    return value;
  }

  set(key: string, value: V): void {
    this.entries.delete(key);
    this.entries.set(key, value);
    if (this.entries.size > this.most) {
      const oldest = this.entries.keys().next().value as string;
      this.entries.delete(oldest);
    }
  }

  keys(): string[] {
    return [...this.entries.keys()];
  }
}
`,
    tests: `
const filled = () => { const lru = new Lru(2); lru.set('a', 1); lru.set('b', 2); return lru; };
test('one', () => { const lru = filled(); lru.set('c', 3); same(lru.keys(), ['b', 'c']); });
test('two', () => { const lru = filled(); same(lru.get('a'), 1); lru.set('c', 3); same(lru.keys(), ['a', 'c']); });
test('three', () => { const lru = filled(); same(lru.get('x'), undefined); same(lru.keys(), ['a', 'b']); });`,
    mended: ['this.entries.delete(key);\n      this.entries.set(key, value);'],
  },
  {
    name: 'a method that forgets the class above',
    file: 'model.ts',
    source: `export class Model {
  protected readonly errors: string[] = [];
  constructor(protected readonly name: string) {}
  validate(): string[] {
    this.errors.length = 0;
    if (this.name === '') this.errors.push('no name');
    return this.errors;
  }
}
export class User extends Model {
  constructor(name: string, private readonly age: number) {
    super(name);
  }
  validate(): string[] {
    if (this.age < 0) this.errors.push('bad age');
    return this.errors;
  }
}
`,
    tests: `
test('one', () => same(new Model('').validate(), ['no name']));
test('two', () => same(new User('x', -1).validate(), ['bad age']));
test('three', () => same(new User('', 3).validate(), ['no name']));
test('four', () => { const user = new User('', -3); user.validate(); same(user.validate(), ['no name', 'bad age']); });`,
    mended: ['super.validate();'],
  },
  {
    name: 'a method handed on alone',
    file: 'fmt.ts',
    source: `export class Money {
  constructor(private readonly sign: string) {}
  format(value: number): string {
    return this.sign + value.toFixed(2);
  }
  all(values: readonly number[]): string[] {
    return values.map(this.format);
  }
}
`,
    tests: `
test('one', () => same(new Money('$').format(1), '$1.00'));
test('two', () => same(new Money('$').all([1, 2]), ['$1.00', '$2.00']));`,
    mended: ['this.format(value)', 'this.format.bind(this)'],
  },
  {
    name: 'escapes in the wrong order',
    file: 'html.ts',
    source: `export function escapeHtml(text: string): string {
  return text
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/&/g, '&amp;')
    .replace(/"/g, '&quot;');
}
`,
    tests: `
test('one', () => same(escapeHtml('a & b'), 'a &amp; b'));
test('two', () => same(escapeHtml('<b>'), '&lt;b&gt;'));
test('three', () => same(escapeHtml('"'), '&quot;'));`,
    mended: ['text\n    .replace(/&/g'],
  },
  {
    name: 'centuries that are no leap years',
    file: 'leap.ts',
    source: `export function daysIn(year: number): number {
  return year % 4 === 0 ? 366 : 365;
}
`,
    tests: `
test('one', () => same(daysIn(2024), 366));
test('two', () => same(daysIn(1900), 365));
test('three', () => same(daysIn(2000), 366));
test('four', () => same(daysIn(2023), 365));
test('five', () => same(daysIn(2100), 365));`,
    mended: ['% 100 !== 0'],
  },
  {
    name: 'a default that takes the sum along',
    file: 'sum.ts',
    source: `interface Row { base?: number; extra: number }
export function total(rows: readonly Row[]): number {
  let sum = 0;
  for (const row of rows) sum += row.base ?? 10 + row.extra;
  return sum;
}
`,
    tests: `
test('one', () => same(total([{ extra: 5 }]), 15));
test('two', () => same(total([{ base: 1, extra: 5 }]), 6));
test('three', () => same(total([{ base: 0, extra: 2 }, { extra: 1 }]), 13));`,
    mended: ['(row.base ?? 10) + row.extra'],
  },
  {
    name: 'a case that runs into the next',
    file: 'cmd.ts',
    source: `export function run(commands: readonly string[]): number {
  let value = 0;
  for (const command of commands) {
    switch (command) {
      case 'inc':
        value += 1;
        break;
      case 'double':
        value *= 2;
      case 'dec':
        value -= 1;
        break;
      case 'reset':
        value = 0;
        break;
    }
  }
  return value;
}
`,
    tests: `
test('one', () => same(run(['inc', 'inc']), 2));
test('two', () => same(run(['inc', 'double', 'double']), 4));
test('three', () => same(run(['inc', 'dec', 'reset', 'inc']), 1));`,
    mended: ['value *= 2;\n        break;'],
  },
];
