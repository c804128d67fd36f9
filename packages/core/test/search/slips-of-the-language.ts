import type { Fault } from './fault.ts';

/** What everybody learns of the language and its library the hard way. */
export const SLIPS_OF_THE_LANGUAGE: readonly Fault[] = [
  {
    name: 'the last error of several attempts lost',
    file: 'retry.ts',
    source: `export async function retry<T>(work: () => Promise<T>, times: number): Promise<T | undefined> {
  for (let attempt = 1; attempt <= times; attempt++) {
    try {
      return await work();
    } catch (error) {
      // Try again.
    }
  }
  return undefined;
}
`,
    tests: `
test('one', async () => same(await retry(async () => 1, 3), 1));
test('two', async () => { let n = 0; same(await retry(async () => { n++; if (n < 3) throw new Error('no'); return n; }, 3), 3); });
test('three', async () => { let message = ''; await retry(async () => { throw new Error('down'); }, 2).catch((error) => { message = error.message; }); same(message, 'down'); });`,
    mended: ['if (attempt === times) throw error;'],
  },
  {
    name: 'a text that says no',
    file: 'flag.ts',
    source: `export function flags(env: Record<string, string>): Record<string, boolean> {
  return Object.fromEntries(Object.entries(env).map(([key, value]) => [key, Boolean(value)]));
}
`,
    tests: `
test('one', () => same(flags({ a: 'true' }), { a: true }));
test('two', () => same(flags({ a: 'false', b: 'true', c: '' }), { a: false, b: true, c: false }));`,
    mended: ["value === 'true'"],
  },
  {
    name: 'bounds taken for each other',
    file: 'clamp.ts',
    source: `export function clamp(value: number, low: number, high: number): number {
  return Math.min(low, Math.max(high, value));
}
`,
    tests: `
test('one', () => same(clamp(5, 0, 10), 5));
test('two', () => same(clamp(-5, 0, 10), 0));
test('three', () => same(clamp(15, 0, 10), 10));`,
    mended: ['Math.max(low, Math.min(high, value))'],
  },
  {
    name: 'this of another function',
    file: 'cart.ts',
    source: `export class Cart {
  private readonly rate = 1.5;
  constructor(private readonly prices: readonly number[]) {}
  total(): number {
    return this.prices.reduce(function (this: any, sum: number, price: number) {
      return sum + price * this.rate;
    }, 0);
  }
}
`,
    tests: `
test('one', () => same(new Cart([]).total(), 0));
test('two', () => same(new Cart([2, 4]).total(), 9));`,
    mended: ['(sum: number, price: number) => {'],
  },
  {
    name: 'functions that see the last round',
    file: 'later.ts',
    source: `export function callbacks(names: readonly string[]): (() => string)[] {
  const all: (() => string)[] = [];
  for (var i = 0; i < names.length; i++) {
    all.push(() => names[i] + i);
  }
  return all;
}
`,
    tests: `
test('one', () => same(callbacks([]), []));
test('two', () => same(callbacks(['a', 'b']).map((f) => f()), ['a0', 'b1']));`,
    mended: ['for (let i = 0;'],
  },
  {
    name: 'an iterator at its end',
    file: 'stats.ts',
    source: `export function summary(scores: Map<string, number>): string {
  const values = scores.values();
  let sum = 0;
  for (const value of values) sum += value;
  let most = 0;
  for (const value of values) most = Math.max(most, value);
  return sum + '/' + most;
}
`,
    tests: `
test('one', () => same(summary(new Map()), '0/0'));
test('two', () => same(summary(new Map([['a', 2], ['b', 3]])), '5/3'));`,
    mended: ['[...scores.values()]'],
  },
  {
    name: 'null in the place of a default',
    file: 'page.ts',
    source: `interface Options { size?: number | null; page?: number | null }
export function offset({ size = 10, page = 1 }: Options): number {
  return ((page as number) - 1) * (size as number);
}
`,
    tests: `
test('one', () => same(offset({}), 0));
test('two', () => same(offset({ page: 3 }), 20));
test('three', () => same(offset({ page: 3, size: null }), 20));
test('four', () => same(offset({ page: null, size: 5 }), 0));`,
    mended: ['size ??= 10;\n  page ??= 1;'],
  },
  {
    name: 'dates that are not one object',
    file: 'days.ts',
    source: `export function sameDay(a: Date, b: Date): boolean {
  return a === b;
}
export const changed = (before: { due: Date }, after: { due: Date }): boolean => !sameDay(before.due, after.due);
`,
    tests: `
test('one', () => { const d = new Date(5); same(sameDay(d, d), true); });
test('two', () => same(sameDay(new Date(5), new Date(5)), true));
test('three', () => same(sameDay(new Date(5), new Date(6)), false));
test('four', () => same(changed({ due: new Date(7) }, { due: new Date(7) }), false));`,
    mended: ['a.getTime() === b.getTime()'],
  },
  {
    name: 'a map without entries',
    file: 'render.ts',
    source: `export function lines(prices: Map<string, number>): string[] {
  return Object.entries(prices).map(([name, price]) => name + ': ' + price);
}
`,
    tests: `
test('one', () => same(lines(new Map()), []));
test('two', () => same(lines(new Map([['tea', 3], ['milk', 1]])), ['tea: 3', 'milk: 1']));`,
    mended: ['[...prices.entries()]'],
  },
  {
    name: 'a map written as nothing',
    file: 'save.ts',
    source: `export function save(settings: Map<string, unknown>): string {
  return JSON.stringify(settings);
}
`,
    tests: `
test('one', () => same(save(new Map()), '{}'));
test('two', () => same(save(new Map([['a', 1]])), '{"a":1}'));`,
    mended: ['JSON.stringify(Object.fromEntries(settings))'],
  },
  {
    name: 'places taken for items',
    file: 'sum.ts',
    source: `export function total(prices: readonly number[]): number {
  let sum = 0;
  for (const price in prices) {
    sum += Number(price);
  }
  return sum;
}
`,
    tests: `
test('one', () => same(total([]), 0));
test('two', () => same(total([3, 4]), 7));
test('three', () => same(total([10]), 10));`,
    mended: ['for (const price of prices)'],
  },
  {
    name: 'a method of all objects, asked of one that is made without it',
    file: 'flags.ts',
    source: `export function enabled(flags: Record<string, unknown>, names: readonly string[]): string[] {
  return names.filter((name) => flags.hasOwnProperty(name) && flags[name] !== 'off');
}
`,
    tests: `
test('a', () => same(enabled({ dark: 'on', beta: 'off' }, ['dark', 'beta', 'toString']), ['dark']));
test('b', () => same(enabled(Object.assign(Object.create(null), { dark: 'on', beta: 'off' }), ['beta', 'dark', 'valueOf']), ['dark']));`,
    mended: ['Object.hasOwn(flags, name) &&'],
  },
  {
    name: 'a sign that means something else where it is written twice',
    file: 'terms.ts',
    source: `export type Token = { kind: 'name' | 'either' | 'default'; text: string };
export function tokens(text: string): Token[] {
  const found: Token[] = [];
  let at = 0;
  while (at < text.length) {
    if (text[at] === '|') {
      found.push({ kind: 'either', text: '|' });
      at += 1;
    } else if (text.startsWith('||', at)) {
      found.push({ kind: 'default', text: '||' });
      at += 2;
    } else {
      const end = /[|]|$/.exec(text.slice(at))!.index + at;
      found.push({ kind: 'name', text: text.slice(at, end) });
      at = end;
    }
  }
  return found;
}
`,
    tests: `
const name = (text) => ({ kind: 'name', text }), either = { kind: 'either', text: '|' };
test('a', () => same(tokens('a|b'), [name('a'), either, name('b')]));
test('b', () => same(tokens('|'), [either]));
test('c', () => same(tokens('a||b|c'), [name('a'), { kind: 'default', text: '||' }, name('b'), either, name('c')]));`,
    mended: ["if (text[at] === '|' && text[at + 1] !== '|') {", "if (text.startsWith('||', at)) {"],
  },
];
