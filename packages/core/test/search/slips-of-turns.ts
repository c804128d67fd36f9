import type { Fault } from './fault.ts';

/** What has its turn too early, too late, or once instead of each time. */
export const SLIPS_OF_TURNS: readonly Fault[] = [
  {
    name: 'a time that all attempts share',
    file: 'attempts.ts',
    source: `export function attempts(now: () => number, most: number, send: (at: number) => boolean): number {
  const at = now();
  for (let nth = 1; nth <= most; nth++) {
    if (send(at)) return nth;
  }
  return 0;
}
`,
    tests: `
const run = (works) => { let time = 0; const sent = []; const nth = attempts(() => ++time, 3, (at) => sent.push(at) === works); return [nth, sent]; };
test('a', () => same(run(1), [1, [1]]));
test('b', () => same(run(3), [3, [1, 2, 3]]));
test('c', () => same(run(4), [0, [1, 2, 3]]));`,
    mended: ['const at = now();\n    if (send(at)) return nth;'],
  },
  {
    name: 'the first few of a list, in order, for the best few',
    file: 'best.ts',
    source: `export function best(all: Iterable<number>, limit: number): number[] {
  const hits: number[] = [];
  for (const each of all) {
    if (hits.length === limit) break;
    hits.push(each);
  }
  return hits.sort((a, b) => b - a);
}
`,
    tests: `
test('a', () => same(best([1, 2], 3), [2, 1]));
test('b', () => same(best([1, 5, 3, 9], 2), [9, 5]));
test('c', () => same(best([4, 8, 2], 1), [8]));`,
    mended: ['.sort((a, b) => b - a).slice(0, limit)'],
  },
  {
    name: 'a listener that is told before the value is kept, and sets another',
    file: 'watch.ts',
    source: `export function watch<T>(read: () => T, listener: (next: T, previous: T) => void): () => void {
  let current = read();
  return () => {
    const next = read();
    if (next === current) return;
    listener(next, current);
    current = next;
  };
}
`,
    tests: `
const told = (from, set) => { let value = from; const all = []; const check = watch(() => value, (next, before) => { all.push([before, next]); if (set.length > 0) { value = set.shift(); check(); } }); value = set.shift(); check(); return all; };
test('a', () => same(told(1, [2]), [[1, 2]]));
test('b', () => same(told(1, [2, 3]), [[1, 2], [2, 3]]));
test('c', () => same(told(1, [2, 3, 4]), [[1, 2], [2, 3], [3, 4]]));`,
    mended: ['listener(next, old);'],
  },
  {
    name: 'a path that is decoded before it is split',
    file: 'path.ts',
    source: `export function partsOf(path: string): string[] {
  return decodeURIComponent(path).split('/').filter((part) => part !== '');
}
`,
    tests: `
test('a', () => same(partsOf('/a/b/'), ['a', 'b']));
test('b', () => same(partsOf('/a%20b/c'), ['a b', 'c']));
test('c', () => same(partsOf('/files/a%2Fb'), ['files', 'a/b']));`,
    mended: ["path.split('/').map(decodeURIComponent)"],
  },
  {
    name: 'a key that is still known after a step back',
    file: 'typing.ts',
    source: `export class Typing {
  private lastKey: string | undefined;
  past: string[][] = [];
  type(key: string, text: string) {
    const last = this.past.at(-1);
    if (last !== undefined && key === this.lastKey) last.push(text);
    else this.past.push([text]);
    this.lastKey = key;
  }
  undo() {
    this.past.pop();
  }
}
`,
    tests: `
const typed = (...steps) => { const all = new Typing(); for (const [key, text] of steps) { if (key) all.type(key, text); else all.undo(); } return all.past; };
test('a', () => same(typed(['a', '1'], ['a', '2'], ['b', '3']), [['1', '2'], ['3']]));
test('b', () => same(typed(['a', '1'], ['b', '2'], [], ['b', '3']), [['1'], ['3']]));
test('c', () => same(typed(['a', '1'], ['a', '2'], [], ['a', '3']), [['3']]));
test('d', () => same(typed(['a', '1'], ['b', '2'], ['b', '3']), [['1'], ['2', '3']]));`,
    mended: ['this.lastKey = undefined;'],
  },
  {
    name: 'quiet windows that a generator leaves out',
    file: 'windows.ts',
    source: `export function* windows(times: Iterable<number>, size: number): Generator<[start: number, count: number]> {
  let start = 0;
  let count = 0;
  for (const time of times) {
    if (time >= start + size) {
      yield [start, count];
      start = start + size;
      count = 0;
    }
    count++;
  }
  yield [start, count];
}
`,
    tests: `
test('a', () => same([...windows([1, 12], 10)], [[0, 1], [10, 1]]));
test('b', () => same([...windows([1, 2], 10)], [[0, 2]]));
test('c', () => same([...windows([1, 32, 39], 10)], [[0, 1], [10, 0], [20, 0], [30, 2]]));`,
    mended: ['while (time >= start + size) {'],
  },
  {
    name: 'a second way to the same place taken for a cycle',
    file: 'refs.ts',
    source: `export function resolved(all: Record<string, string[]>, name: string): string[] {
  const active = new Set<string>();
  const visit = (each: string): string[] => {
    if (active.has(each)) throw new Error('cycle at ' + each);
    active.add(each);
    const found = (all[each] ?? []).flatMap(visit);
    return [...found, each];
  };
  return [...new Set(visit(name))];
}
`,
    tests: `
test('a', () => same(resolved({ a: ['b'], b: ['c'] }, 'a'), ['c', 'b', 'a']));
test('b', () => same(resolved({ a: ['b', 'c'], b: ['d'], c: ['d'] }, 'a'), ['d', 'b', 'c', 'a']));
test('c', () => { expect(() => resolved({ a: ['b'], b: ['a'] }, 'a')).toThrow('cycle at a'); });`,
    mended: ['active.delete(each);'],
  },
];
