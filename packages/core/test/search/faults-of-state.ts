import type { Fault } from './fault.ts';

/** What is kept, shared, compared or looked up in another way than was meant. */
export const FAULTS_OF_STATE: readonly Fault[] = [
  {
    name: 'a zero in a cache taken for nothing',
    file: 'memo.ts',
    source: `export function memoize<A extends unknown[], R>(fn: (...args: A) => R): (...args: A) => R {
  const cache = new Map<string, R>();
  return (...args) => {
    const key = args.join(',');
    const known = cache.get(key);
    if (known) return known;
    const result = fn(...args);
    cache.set(key, result);
    return result;
  };
}
`,
    tests: `
const calls = (...results) => { let n = 0; const m = memoize(() => results[Math.min(n++, 9)] ?? results[0]); m(); m(); return n; };
test('once', () => same(calls(3), 1));
test('zero', () => same(calls(0), 1));
test('undefined', () => same(calls(undefined), 1));
test('by argument', () => same([1, 2, 1].map(memoize((x) => x * 2)), [2, 4, 2]));`,
    mended: ['if (cache.has(key)) return known'],
  },
  {
    name: 'one list in all places',
    file: 'transpose.ts',
    source: `export function transpose<T>(rows: readonly (readonly T[])[]): T[][] {
  const result: T[][] = new Array(rows[0]?.length ?? 0).fill([]);
  rows.forEach((row) => row.forEach((cell, column) => result[column]?.push(cell)));
  return result;
}
`,
    tests: `
test('empty', () => same(transpose([]), []));
test('one column', () => same(transpose([[1], [2]]), [[1, 2]]));
test('square', () => same(transpose([[1, 2], [3, 4]]), [[1, 3], [2, 4]]));`,
    mended: ['Array.from({ length: rows[0]?.length ?? 0 }, () => [])'],
  },
  {
    name: 'a span that ends within another',
    file: 'spans.ts',
    source: `export function mergeSpans(spans: readonly [number, number][]): [number, number][] {
  const result: [number, number][] = [];
  for (const [start, end] of [...spans].sort((a, b) => a[0] - b[0])) {
    const last = result[result.length - 1];
    if (last && start <= last[1]) last[1] = end;
    else result.push([start, end]);
  }
  return result;
}
`,
    tests: `
test('apart', () => same(mergeSpans([[5, 6], [1, 2]]), [[1, 2], [5, 6]]));
test('overlap', () => same(mergeSpans([[1, 4], [3, 6]]), [[1, 6]]));
test('inside', () => same(mergeSpans([[1, 9], [3, 6]]), [[1, 9]]));
test('chain', () => same(mergeSpans([[1, 3], [2, 8], [4, 5], [10, 11]]), [[1, 8], [10, 11]]));`,
    mended: ['last[1] = Math.max(last[1], end)'],
  },
  {
    name: 'options that may be zero or false',
    file: 'options.ts',
    source: `const DEFAULTS = { retries: 3, verbose: true, tags: ['all'] };

export function resolve(options: { retries?: number; verbose?: boolean; tags?: string[] } = {}) {
  return {
    retries: options.retries || DEFAULTS.retries,
    verbose: options.verbose || DEFAULTS.verbose,
    tags: options.tags || DEFAULTS.tags,
  };
}
`,
    tests: `
test('defaults', () => same(resolve(), { retries: 3, verbose: true, tags: ['all'] }));
test('given', () => same(resolve({ retries: 5, tags: ['x'] }), { retries: 5, verbose: true, tags: ['x'] }));
test('off', () => same(resolve({ retries: 0, verbose: false }), { retries: 0, verbose: false, tags: ['all'] }));`,
    mended: ['options.tags ?? DEFAULTS.tags'],
  },
  {
    name: 'versions of different lengths',
    file: 'versions.ts',
    source: `export function compareVersions(a: string, b: string): number {
  const left = a.split('.').map(Number);
  const right = b.split('.').map(Number);
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const diff = left[i] - right[i];
    if (diff !== 0) return Math.sign(diff);
  }
  return 0;
}
`,
    tests: `
test('same', () => same(compareVersions('1.2.3', '1.2.3'), 0));
test('less', () => same(compareVersions('1.2.3', '1.10.0'), -1));
test('short', () => same(compareVersions('1.2', '1.2.0'), 0));
test('short and less', () => same(compareVersions('1.2', '1.2.1'), -1));
test('longer', () => same(compareVersions('1.2.1', '1.2'), 1));`,
    mended: ['(left[i] ?? 0) - (right[i] ?? 0)'],
  },
  {
    name: 'what could be redone after something new',
    file: 'history.ts',
    source: `export class History<T> {
  private past: T[] = [];
  private future: T[] = [];
  constructor(private present: T) {}
  get current(): T {
    return this.present;
  }
  push(value: T): void {
    this.past.push(this.present);
    this.present = value;
  }
  undo(): void {
    if (this.past.length === 0) return;
    this.future.push(this.present);
    this.present = this.past.pop() as T;
  }
  redo(): void {
    if (this.future.length === 0) return;
    this.past.push(this.present);
    this.present = this.future.pop() as T;
  }
}
`,
    tests: `
const after = (...steps) => { const h = new History(0); for (const step of steps) typeof step === 'number' ? h.push(step) : h[step](); return h.current; };
test('undone', () => same(after(1, 2, 'undo'), 1));
test('redone', () => same(after(1, 2, 'undo', 'undo', 'redo', 'redo'), 2));
test('nothing to undo', () => same(after('undo'), 0));
test('something new', () => same(after(1, 'undo', 5, 'redo'), 5));
test('something new after more', () => same(after(1, 2, 'undo', 'undo', 5, 'redo', 'redo'), 5));`,
    mended: ['this.future = [];'],
  },
  {
    name: 'a character that the table does not have',
    file: 'escape.ts',
    source: `const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (char) => ENTITIES[char] as string);
}
`,
    tests: `
test('tags', () => same(escapeHtml('<b>'), '&lt;b&gt;'));
test('and', () => same(escapeHtml('a & b'), 'a &amp; b'));
test('quotes', () => same(escapeHtml('say "hi"'), 'say &quot;hi&quot;'));`,
    mended: [`, '"': '&quot;' }`],
  },
  {
    name: 'a session that use does not prolong',
    file: 'sessions.ts',
    source: `export interface Session { user: string; expiresAt: number }

export class Sessions {
  private readonly byToken = new Map<string, Session>();
  constructor(private readonly lifetimeMs: number) {}
  open(token: string, user: string, now: number): void {
    this.byToken.set(token, { user, expiresAt: now + this.lifetimeMs });
  }
  use(token: string, now: number): string | undefined {
    const session = this.byToken.get(token);
    if (!session || session.expiresAt <= now) return undefined;
    return session.user;
  }
}
`,
    tests: `
const opened = () => { const sessions = new Sessions(100); sessions.open('t', 'ann', 0); return sessions; };
test('open', () => same(opened().use('t', 50), 'ann'));
test('over', () => same(opened().use('t', 100), undefined));
test('used', () => { const s = opened(); s.use('t', 80); same(s.use('t', 150), 'ann'); same(s.use('t', 260), undefined); });`,
    mended: ['session.expiresAt = now + this.lifetimeMs;'],
  },
  {
    name: 'a first word that is small',
    file: 'title.ts',
    source: `const SMALL = new Set(['of', 'the', 'and', 'in']);

export function titleCase(text: string): string {
  return text
    .toLowerCase()
    .split(' ')
    .map((word) => (SMALL.has(word) ? word : word.slice(0, 1).toUpperCase() + word.slice(1)))
    .join(' ');
}
`,
    tests: `
test('words', () => same(titleCase('hello world'), 'Hello World'));
test('small words', () => same(titleCase('lord OF the rings'), 'Lord of the Rings'));
test('first word', () => same(titleCase('the hobbit'), 'The Hobbit'));`,
    mended: ['(word, index) => (SMALL.has(word) && index > 0 ? word'],
  },
  {
    name: 'a count that all calls share',
    file: 'numbered.ts',
    source: `export function numbered(prefix: string) {
  let next = 1;
  return (names: readonly string[]): string[] => {
    return names.map((name) => prefix + next++ + ' ' + name);
  };
}
`,
    tests: `
test('numbers', () => same(numbered('#')(['a', 'b']), ['#1 a', '#2 b']));
test('none', () => same(numbered('#')([]), []));
test('anew', () => { const of = numbered('no. '); same([of(['a', 'b']), of(['c', 'd'])], [['no. 1 a', 'no. 2 b'], ['no. 1 c', 'no. 2 d']]); });`,
    mended: ['=> {\n    let next = 1;'],
  },
  {
    name: 'a count that stays when what was counted is over',
    file: 'strikes.ts',
    source: `export class Strikes {
  private readonly counts = new Map<string, number>();

  constructor(private readonly most: number) {}

  report(name: string, isBad: boolean): boolean {
    if (isBad) {
      const count = (this.counts.get(name) ?? 0) + 1;
      this.counts.set(name, count);
      return count >= this.most;
    }
    return false;
  }
}
`,
    tests: `
const all = (most, reports) => { const strikes = new Strikes(most); return reports.map(([name, bad]) => strikes.report(name, bad)); };
test('in a row', () => same(all(2, [['a', true], ['a', true]]), [false, true]));
test('others', () => same(all(2, [['a', true], ['b', true], ['a', true]]), [false, false, true]));
test('none', () => same(all(1, [['a', false]]), [false]));
test('not in a row', () => same(all(2, [['a', true], ['a', false], ['a', true], ['b', true]]), [false, false, false, false]));`,
    mended: ['this.counts.delete(name);'],
  },
];
