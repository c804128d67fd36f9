import type { Fault } from './fault.ts';

/** What things are kept and found under, and texts that are put together of parts. */
export const SLIPS_OF_KEYS: readonly Fault[] = [
  {
    name: 'parts of a key with nothing between them',
    file: 'pairs.ts',
    source: `export function countPairs(pairs: readonly (readonly [string, string])[]): number {
  const seen = new Set<string>();
  for (const [a, b] of pairs) seen.add(a + b);
  return seen.size;
}
`,
    tests: `
test('a', () => same(countPairs([['a', 'b'], ['a', 'b']]), 1));
test('b', () => same(countPairs([['ab', 'c'], ['a', 'bc']]), 2));`,
    mended: ['JSON.stringify([a, b])'],
  },
  {
    name: 'a cache that forgets one of its arguments',
    file: 'fmt.ts',
    source: `const cache = new Map<string, string>();
export function format(name: string, upper: boolean): string {
  const known = cache.get(name);
  if (known !== undefined) return known;
  const text = upper ? name.toUpperCase() : name;
  cache.set(name, text);
  return text;
}
`,
    tests: `
test('a', () => same(format('ann', false), 'ann'));
test('b', () => { format('bob', false); same(format('bob', true), 'BOB'); same(format('bob', false), 'bob'); });`,
    mended: ['cache.set(`${name}:${upper}`, text);'],
  },
  {
    name: 'a language of a region that only the language is there for',
    file: 'i18n.ts',
    source: `export function translate(texts: Record<string, Record<string, string>>, locale: string, key: string): string {
  const table = texts[locale] ?? texts['en'];
  return table?.[key] ?? key;
}
`,
    tests: `
const T = { en: { hi: 'Hi', bye: 'Bye' }, de: { hi: 'Hallo' } };
test('a', () => same(translate(T, 'de', 'hi'), 'Hallo'));
test('b', () => same(translate(T, 'de-AT', 'hi'), 'Hallo'));
test('c', () => same(translate(T, 'fr', 'hi'), 'Hi'));`,
    mended: ["texts[locale.split('-')[0]!]"],
  },
  {
    name: 'a text that only the default language has',
    file: 'i18n2.ts',
    source: `export function translate(texts: Record<string, Record<string, string>>, locale: string, key: string): string {
  const table = texts[locale] ?? texts['en'];
  return table?.[key] ?? key;
}
`,
    tests: `
const T = { en: { hi: 'Hi', bye: 'Bye' }, de: { hi: 'Hallo' } };
test('a', () => same(translate(T, 'de', 'hi'), 'Hallo'));
test('b', () => same(translate(T, 'de', 'bye'), 'Bye'));
test('c', () => same(translate(T, 'de', 'x'), 'x'));`,
    mended: ["table?.[key] ?? texts['en']?.[key] ?? key"],
  },
  {
    name: 'a first value appended to nothing',
    file: 'hd.ts',
    source: `export class Headers2 {
  private readonly values = new Map<string, string>();
  set(name: string, value: string): void { this.values.set(name.toLowerCase(), value); }
  get(name: string): string | undefined { return this.values.get(name.toLowerCase()); }
  append(name: string, value: string): void {
    const old = this.values.get(name.toLowerCase());
    this.values.set(name.toLowerCase(), old + ', ' + value);
  }
}
`,
    tests: `
test('a', () => { const h = new Headers2(); h.set('A', '1'); h.append('a', '2'); same(h.get('a'), '1, 2'); });
test('b', () => { const h = new Headers2(); h.append('a', '2'); same(h.get('a'), '2'); });`,
    mended: ["old === undefined ? value : old + ', ' + value"],
  },
  {
    name: 'a name that comes again, of which all values are wanted',
    file: 'first.ts',
    source: `export function parseQuery(query: string): Record<string, string | string[]> {
  const result: Record<string, string | string[]> = {};
  for (const part of query.split('&')) {
    const [key = '', value = ''] = part.split('=');
    result[key] = value;
  }
  return result;
}
`,
    tests: `
test('a', () => same(parseQuery('a=1&b=2'), { a: '1', b: '2' }));
test('b', () => same(parseQuery('a=1&a=2'), { a: ['1', '2'] }));
test('c', () => same(parseQuery('a=1&a=2&a=3'), { a: ['1', '2', '3'] }));`,
    mended: ['[result[key], value].flat()'],
  },
  {
    name: 'a table in a table that is made anew each time',
    file: 'groupn.ts',
    source: `export interface Sale { region: string; product: string; amount: number }
export function totals(sales: readonly Sale[]): Record<string, Record<string, number>> {
  const result: Record<string, Record<string, number>> = {};
  for (const sale of sales) {
    result[sale.region] = { [sale.product]: sale.amount };
  }
  return result;
}
`,
    tests: `
test('a', () => same(totals([{ region: 'n', product: 'x', amount: 1 }]), { n: { x: 1 } }));
test('b', () => same(totals([{ region: 'n', product: 'x', amount: 1 }, { region: 'n', product: 'y', amount: 2 }]), { n: { x: 1, y: 2 } }));
test('c', () => same(totals([{ region: 'n', product: 'x', amount: 1 }, { region: 'n', product: 'x', amount: 2 }]), { n: { x: 3 } }));`,
    mended: ['{ ...result[sale.region], [sale.product]: (result[sale.region]?.[sale.product] ?? 0) + sale.amount }'],
  },
  {
    name: 'ranks compared by the alphabet',
    file: 'lg.ts',
    source: `const LEVELS = ['debug', 'info', 'warn', 'error'];
export class Logger {
  lines: string[] = [];
  constructor(private readonly level: string) {}
  log(level: string, message: string): void {
    if (level < this.level) return;
    this.lines.push(level + ': ' + message);
  }
}
`,
    tests: `
test('a', () => { const l = new Logger('info'); l.log('debug', 'x'); l.log('info', 'y'); same(l.lines, ['info: y']); });
test('b', () => { const l = new Logger('warn'); l.log('error', 'x'); l.log('info', 'y'); same(l.lines, ['error: x']); });`,
    mended: ['LEVELS.indexOf(level) < LEVELS.indexOf(this.level)'],
  },
  {
    name: 'a range of one, told with both ends',
    file: 'ranges.ts',
    source: `export function compact(numbers: readonly number[]): string {
  const parts: string[] = [];
  let start = numbers[0]!;
  for (let i = 1; i <= numbers.length; i++) {
    if (i < numbers.length && numbers[i] === numbers[i - 1]! + 1) continue;
    const end = numbers[i - 1]!;
    parts.push(start + '-' + end);
    start = numbers[i]!;
  }
  return parts.join(',');
}
`,
    tests: `
test('a', () => same(compact([1, 2, 3]), '1-3'));
test('b', () => same(compact([1, 2, 3, 5]), '1-3,5'));
test('c', () => same(compact([7]), '7'));`,
    mended: ["start === end ? String(start) : start + '-' + end"],
  },
  {
    name: 'a map written as JSON',
    file: 'save.ts',
    source: `export function serialize(settings: Map<string, number>): string {
  return JSON.stringify({ version: 1, settings });
}
`,
    tests: `
test('a', () => same(JSON.parse(serialize(new Map())), { version: 1, settings: {} }));
test('b', () => same(JSON.parse(serialize(new Map([['a', 1], ['b', 2]]))), { version: 1, settings: { a: 1, b: 2 } }));`,
    mended: ['settings: Object.fromEntries(settings)'],
  },
  {
    name: 'a quote that is written twice',
    file: 'csvq.ts',
    source: `export function parseRow(row: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let i = 0; i < row.length; i++) {
    const char = row[i]!;
    if (char === '"') {
      quoted = !quoted;
    } else if (char === ',' && !quoted) {
      cells.push(cell);
      cell = '';
    } else {
      cell += char;
    }
  }
  cells.push(cell);
  return cells;
}
`,
    tests: `
test('a', () => same(parseRow('a,b'), ['a', 'b']));
test('b', () => same(parseRow('"a,b",c'), ['a,b', 'c']));
test('c', () => same(parseRow('"say ""hi""",c'), ['say "hi"', 'c']));`,
    mended: ["if (quoted && char === '\"' && row[i + 1] === '\"')"],
  },
  {
    name: 'what was looked for in the spelling of who looks',
    file: 'hl.ts',
    source: `export function highlight(text: string, term: string): string {
  if (term === '') return text;
  const at = text.toLowerCase().indexOf(term.toLowerCase());
  if (at === -1) return text;
  return text.slice(0, at) + '<b>' + term + '</b>' + text.slice(at + term.length);
}
`,
    tests: `
test('a', () => same(highlight('abc', 'b'), 'a<b>b</b>c'));
test('b', () => same(highlight('aBc', 'b'), 'a<b>B</b>c'));
test('c', () => same(highlight('x', ''), 'x'));`,
    mended: ['text.slice(at, at + term.length) +'],
  },
  {
    name: 'a group that is further back',
    file: 'grp.ts',
    source: `export interface Event { day: string; title: string }
export function agenda(events: readonly Event[]): { day: string; titles: string[] }[] {
  const groups: { day: string; titles: string[] }[] = [];
  for (const event of events) {
    const last = groups[groups.length - 1];
    if (last && last.day === event.day) last.titles.push(event.title);
    else groups.push({ day: event.day, titles: [event.title] });
  }
  return groups;
}
`,
    tests: `
test('a', () => same(agenda([{ day: '1', title: 'a' }, { day: '1', title: 'b' }, { day: '2', title: 'c' }]), [{ day: '1', titles: ['a', 'b'] }, { day: '2', titles: ['c'] }]));
test('b', () => same(agenda([{ day: '1', title: 'a' }, { day: '2', title: 'b' }, { day: '1', title: 'c' }]), [{ day: '1', titles: ['a', 'c'] }, { day: '2', titles: ['b'] }]));`,
    mended: ['groups.find((each) => each.day === event.day)'],
  },
  {
    name: 'what two lists have in common',
    file: 'mw.ts',
    source: `export interface Config { plugins?: string[]; name: string }
export function merge(base: Config, extra: Config): Config {
  return { ...base, ...extra, plugins: [...(base.plugins ?? []), ...(extra.plugins ?? [])] };
}
`,
    tests: `
test('a', () => same(merge({ name: 'a', plugins: ['x'] }, { name: 'b', plugins: ['y'] }), { name: 'b', plugins: ['x', 'y'] }));
test('b', () => same(merge({ name: 'a', plugins: ['x'] }, { name: 'b', plugins: ['x', 'y'] }), { name: 'b', plugins: ['x', 'y'] }));`,
    mended: ['[...new Set(['],
  },
];
