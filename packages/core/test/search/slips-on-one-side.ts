import type { Fault } from './fault.ts';

/** What is done on one side and not on the other, or for two things that were meant to stay apart. */
export const SLIPS_ON_ONE_SIDE: readonly Fault[] = [
  {
    name: 'the rest of the second list',
    file: 'merge.ts',
    source: `interface Stop { at: number; place: string }
export function* merged(there: Iterable<Stop>, back: Iterable<Stop>): Generator<Stop> {
  const first = there[Symbol.iterator]();
  const second = back[Symbol.iterator]();
  let low = first.next();
  let high = second.next();
  while (!low.done && !high.done) {
    if (low.value.at <= high.value.at) {
      yield low.value;
      low = first.next();
    } else {
      yield high.value;
      high = second.next();
    }
  }
  for (; !low.done; low = first.next()) yield low.value;
}
export const places = (there: Stop[], back: Stop[]) => [...merged(there, back)].map(({ place }) => place).join('');
`,
    tests: `
const stops = (text, ...at) => [...text].map((place, index) => ({ place, at: at[index] }));
test('one', () => same(places(stops('ad', 1, 4), stops('bc', 2, 3)), 'abcd'));
test('two', () => same(places(stops('a', 1), stops('bfh', 2, 6, 8)), 'abfh'));
test('three', () => same(places(stops('ef', 5, 6), []), 'ef'));
test('four', () => same(places([], stops('gi', 7, 9)), 'gi'));`,
    mended: ['for (; !high.done; high = second.next()) yield high.value;'],
  },
  {
    name: 'the larger half',
    file: 'quick.ts',
    source: `export function sorted(list: readonly number[]): number[] {
  const [pivot, ...others] = list;
  if (pivot === undefined) return [];
  const below = sorted(others.filter((each) => each < pivot));
  const above = sorted(others.filter((each) => each >= pivot));
  return [...below, pivot];
}
`,
    tests: `
test('one', () => same(sorted([]), []));
test('two', () => same(sorted([2, 1]), [1, 2]));
test('three', () => same(sorted([1, 2]), [1, 2]));
test('four', () => same(sorted([3, 9, 1, 7]), [1, 3, 7, 9]));`,
    mended: ['[...below, pivot, ...above]', '.concat(above)'],
  },
  {
    name: 'settings that two share',
    file: 'settings.ts',
    source: `export class Settings {
  private flags: Record<string, boolean>;
  private readonly order: string[];

  constructor(flags: Record<string, boolean> = {}, order: string[] = []) {
    this.flags = flags;
    this.order = order;
  }

  turnOn(name: string): this {
    this.flags[name] = true;
    this.order.push(name);
    return this;
  }

  derive(): Settings {
    return new Settings(this.flags, this.order);
  }

  toString(): string {
    return this.order.filter((name) => this.flags[name]).join(' ') + '/' + Object.keys(this.flags).length;
  }
}
`,
    tests: `
test('one', () => same(String(new Settings().turnOn('a').turnOn('b')), 'a b/2'));
test('two', () => same(String(new Settings({ a: true }, ['a']).derive()), 'a/1'));
test('three', () => {
  const base = new Settings().turnOn('a');
  const own = base.derive().turnOn('b');
  same([String(base), String(own)], ['a/1', 'a b/2']);
});`,
    mended: ['this.flags = { ...flags }', '{ ...this.flags }, [...this.order]'],
  },
  {
    name: 'keys that run together',
    file: 'visits.ts',
    source: `const visits = new Map<string, number>();

export function visit(user: string, page: string): void {
  const key = \`\${user}\${page}\`;
  visits.set(key, (visits.get(key) ?? 0) + 1);
}

export function visitsOf(user: string, page: string): number {
  return visits.get(\`\${user}\${page}\`) ?? 0;
}
`,
    tests: `
test('one', () => { visit('ann', '/home'); visit('ann', '/home'); same(visitsOf('ann', '/home'), 2); });
test('two', () => { visit('user1', '2'); visit('user', '12'); same(visitsOf('user', '12'), 1); });
test('three', () => same(visitsOf('bob', '/'), 0));`,
    mended: ['JSON.stringify([user, page])', '}|${'],
  },
  {
    name: 'a cell that is empty and there',
    file: 'cells.ts',
    source: `export function cells(line: string): string[] {
  const found: string[] = [];
  let cell: string | null = null;
  let isQuoted = false;
  for (const sign of line) {
    if (sign === '"') {
      isQuoted = !isQuoted;
    } else if (sign === ',' && !isQuoted) {
      if (cell !== null) found.push(cell);
      cell = null;
    } else {
      cell = (cell ?? '') + sign;
    }
  }
  if (cell !== null) found.push(cell);
  return found;
}
`,
    tests: `
test('one', () => same(cells('a,b'), ['a', 'b']));
test('two', () => same(cells('a,,b'), ['a', 'b']));
test('three', () => same(cells('a,"b,c"'), ['a', 'b,c']));
test('four', () => same(cells('a,"",b'), ['a', '', 'b']));
test('five', () => same(cells('""'), ['']));`,
    mended: ["cell ??= '';"],
  },
  {
    name: 'a step that one of several branches forgets',
    file: 'options.ts',
    source: `export function options(args: readonly string[], flags: readonly string[] = []): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  const rest: string[] = [];
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!;
    const next = args[i + 1];
    if (!arg.startsWith('--')) {
      rest.push(arg);
    } else if (next !== undefined && !next.startsWith('-') && !flags.includes(arg.slice(2))) {
      set(arg.slice(2), next);
    } else if (next === 'true' || next === 'false') {
      set(arg.slice(2), next === 'true');
      i++;
    } else {
      set(arg.slice(2), true);
    }
  }
  return { ...found, rest };

  function set(name: string, value: unknown): void {
    found[name] = value;
  }
}
`,
    tests: `
test('a', () => same(options(['--dark', 'x'], ['dark']), { dark: true, rest: ['x'] }));
test('b', () => same(options(['--dark', 'false', 'x'], ['dark']), { dark: false, rest: ['x'] }));
test('c', () => same(options(['--size', '10', 'x']), { size: '10', rest: ['x'] }));
test('d', () => same(options(['x', '--all']), { all: true, rest: ['x'] }));`,
    mended: ['set(arg.slice(2), next);\n      i++;'],
  },
  {
    name: 'a part of the text that one of several settings lacks',
    file: 'cookie.ts',
    source: `export interface Options { maxAge?: number; domain?: string; path?: string; secure?: boolean }
const plain = /^[\\w./-]+$/;
export function cookie(name: string, value: string, options: Options = {}): string {
  let text = name + '=' + value;
  if (options.maxAge !== undefined) {
    if (!Number.isInteger(options.maxAge)) throw new TypeError('maxAge');
    text += '; Max-Age=' + options.maxAge;
  }
  if (options.domain) {
    if (!plain.test(options.domain)) throw new TypeError('no domain: ' + options.domain);
    text += '; Domain=' + options.domain;
  }
  if (options.path) {
    if (!plain.test(options.path)) throw new TypeError('no path: ' + options.path);
  }
  if (options.secure) text += '; Secure';
  return text;
}
`,
    tests: `
test('a', () => same(cookie('a', '1', { domain: 'x.org', secure: true }), 'a=1; Domain=x.org; Secure'));
test('b', () => same(cookie('a', '1', { maxAge: 5, path: '/x' }), 'a=1; Max-Age=5; Path=/x'));
test('c', () => same(cookie('a', '1'), 'a=1'));`,
    mended: ["text += '; Path=' + options.path;"],
  },
];
