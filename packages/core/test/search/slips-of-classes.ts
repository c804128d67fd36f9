import type { Fault } from './fault.ts';

/** What a class has and a place in it does not use: fields, questions, steps that another method takes, options that its callers hand in. */
export const SLIPS_OF_CLASSES: readonly Fault[] = [
  {
    name: 'a field that nobody reads, of a class with many',
    file: 'parser.ts',
    source: `export class Parser {
  _name = 'p'; _summary = ''; _usage = ''; _version = ''; _hidden = false; _aliases: string[] = []; _order = 1; _width = 80;
  _strict = false; _quiet = false; _stored = true; _exit = false; _depth = 0; _merges = true;
  label() {
    return [this._name, this._summary, this._usage, this._version, this._aliases, this._order, this._width, this._depth].join();
  }
  flags() {
    return [this._hidden, this._strict, this._quiet, this._stored, this._exit];
  }
  merge(on: boolean) {
    this._merges = on;
    return this;
  }
  parse(word: string, optional: boolean): string[] {
    if (word.length > 2 && optional) return [word.slice(0, 2), word.slice(2)];
    return [word];
  }
}
`,
    tests: `
test('plain', () => same(new Parser().parse('-a', true), ['-a']));
test('merged', () => same(new Parser().parse('-a5', true), ['-a', '5']));
test('required', () => same(new Parser().parse('-a5', false), ['-a5']));
test('apart', () => same(new Parser().merge(false).parse('-a5', true), ['-a5']));`,
    mended: ['optional && this._merges', 'this._merges && '],
  },
  {
    name: 'a step of another method, for what is called otherwise here',
    file: 'span.ts',
    source: `type Values = Record<string, number>;
function carry(values: Values): void {
  values.hours = (values.hours ?? 0) + Math.floor((values.minutes ?? 0) / 60);
  values.minutes = (values.minutes ?? 0) % 60;
}
export class Span {
  constructor(readonly values: Values) {}
  normal(): Values {
    const values = { ...this.values };
    carry(values);
    return values;
  }
  plus(minutes: number): Values {
    const values = this.values;
    const built: Values = {};
    for (const key of Object.keys(values)) built[key] = values[key] ?? 0;
    built.minutes = (built.minutes ?? 0) + minutes;
    return built;
  }
}
`,
    tests: `
test('normal', () => same(new Span({ hours: 1, minutes: 61 }).normal(), { hours: 2, minutes: 1 }));
test('plus few', () => same(new Span({ hours: 1, minutes: 5 }).plus(4), { hours: 1, minutes: 9 }));
test('plus many', () => same(new Span({ hours: 1, minutes: 50 }).plus(75), { hours: 3, minutes: 5 }));
test('leaves it as it is', () => {
  const span = new Span({ hours: 1, minutes: 50 });
  span.plus(15);
  same(span.values, { hours: 1, minutes: 50 });
});`,
    mended: ['carry(built)'],
  },
  {
    name: 'one of two questions about neighbours',
    file: 'range.ts',
    source: `export class Range {
  constructor(readonly from: number, readonly to: number) {}
  isEmpty(): boolean {
    return this.from >= this.to;
  }
  overlaps(other: Range): boolean {
    return this.to > other.from && this.from < other.to;
  }
  isAfter(other: Range): boolean {
    return this.from >= other.to;
  }
  meets(other: Range): boolean {
    return this.to === other.from;
  }
}
export function merged(ranges: readonly Range[]): [number, number][] {
  const done: Range[] = [];
  for (const range of ranges) {
    const last = done.at(-1);
    if (last?.overlaps(range)) done[done.length - 1] = new Range(last.from, Math.max(last.to, range.to));
    else done.push(range);
  }
  return done.map(({ from, to }) => [from, to]);
}
`,
    tests: `
test('apart', () => same(merged([new Range(1, 2), new Range(4, 5)]), [[1, 2], [4, 5]]));
test('over', () => same(merged([new Range(1, 3), new Range(2, 5)]), [[1, 5]]));
test('next', () => same(merged([new Range(1, 3), new Range(3, 5)]), [[1, 5]]));
test('that touch do not overlap', () => same(new Range(1, 3).overlaps(new Range(3, 5)), false));
test('nearly', () => same(merged([new Range(1, 3), new Range(3.5, 5)]), [[1, 3], [3.5, 5]]));
test('after', () => same(merged([new Range(4, 5), new Range(1, 2)]), [[4, 5], [1, 2]]));`,
    mended: ['last?.overlaps(range) || last?.meets(range)'],
  },
  {
    name: 'an option that nobody heeds',
    file: 'amounts.ts',
    source: `interface Options { cents?: boolean; exact?: boolean; sign?: string }
export function amount(value: number, options: Options = {}): string {
  const rounds = options.cents !== true;
  const text = rounds ? String(Math.round(value)) : value.toFixed(2);
  return (options.sign ?? '') + text;
}
`,
    tests: `
test('plain', () => same(amount(2.6), '3'));
test('cents', () => same(amount(2.6, { cents: true }), '2.60'));
test('sign', () => same(amount(2.6, { sign: '$' }), '$3'));
test('exact', () => same(amount(2.6, { exact: true }), '2.60'));`,
    mended: ['options.cents !== true && options.exact !== true'],
  },
  {
    name: 'a parameter that nothing depends on',
    file: 'state.ts',
    source: `type Values = Record<string, number>;
export function changed(old: { values: Values; name: string }, next: { values: Values }, replaces = false) {
  return {
    name: old.name,
    values: { ...old.values, ...next.values },
  };
}
`,
    tests: `
const old = { values: { a: 1 }, name: 'x' };
test('adds', () => same(changed(old, { values: { b: 2 } }), { name: 'x', values: { a: 1, b: 2 } }));
test('replaces', () => same(changed(old, { values: { b: 2 } }, true), { name: 'x', values: { b: 2 } }));`,
    mended: ['replaces ? next.values : { ...old.values, ...next.values }'],
  },
  {
    name: 'the line breaks of Windows',
    file: 'lines.ts',
    source: `export function quoted(text: string): string {
  return text
    .split('\\n')
    .map((line) => '> ' + line)
    .join('\\n');
}
`,
    tests: `
test('one', () => same(quoted('a'), '> a'));
test('two', () => same(quoted('a\\nb'), '> a\\n> b'));
test('windows', () => same(quoted('a\\r\\nb'), '> a\\n> b'));`,
    mended: ['split(/\\r?\\n/)', "replaceAll('\\r\\n', '\\n')"],
  },
  {
    name: 'what is done to a word and not to those that it is compared with',
    file: 'known.ts',
    source: `export function known(word: string, names: string[]): string | undefined {
  if (word.startsWith('--')) {
    word = word.slice(2);
  }
  const found = names.find((name) => name.startsWith(word) && name.length - word.length < 3);
  return found;
}
`,
    tests: `
test('plain', () => same(known('gre', ['red', 'green']), 'green'));
test('none', () => same(known('x', ['red', 'green']), undefined));
test('dashes', () => same(known('--gre', ['--red', '--green']), 'green'));`,
    mended: ['names = names.map((each) => each.slice(2));'],
  },
];
