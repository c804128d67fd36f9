import type { Fault } from './fault.ts';

/** Worked out and not used: what a call has found, what a window has left, what was to tell a key from another. */
export const SLIPS_THROWN_AWAY: readonly Fault[] = [
  {
    name: 'finds thrown away',
    file: 'ids.ts',
    source: `interface Folder { id: number; inner?: Folder[] }
export function ids(folder: Folder): number[] {
  const all = [folder.id];
  for (const each of folder.inner ?? []) ids(each);
  return all;
}
`,
    tests: `
test('one', () => same(ids({ id: 1 }), [1]));
test('two', () => same(ids({ id: 1, inner: [{ id: 2, inner: [{ id: 3 }] }, { id: 4 }] }), [1, 2, 3, 4]));`,
    mended: ['all.push(...ids(each));'],
  },
  {
    name: 'sets that are not one object',
    file: 'tags.ts',
    source: `export function sameTags(before: Set<string>, after: Set<string>): boolean {
  if (before.size !== after.size) return false;
  return before === after;
}
`,
    tests: `
test('one', () => same(sameTags(new Set(['a']), new Set(['a'])), true));
test('two', () => same(sameTags(new Set(['a']), new Set(['b'])), false));
test('three', () => same(sameTags(new Set(['a', 'b']), new Set(['b', 'a'])), true));
test('four', () => same(sameTags(new Set(['a']), new Set()), false));`,
    mended: ['.every((item) => after.has(item))'],
  },
  {
    name: 'what has left the window',
    file: 'average.ts',
    source: `export function movingAverage(list: readonly number[], size: number): number[] {
  const out: number[] = [];
  let sum = 0;
  for (let i = 0; i < list.length; i++) {
    sum += list[i]!;
    if (i >= size - 1) out.push(sum / size);
  }
  return out;
}
`,
    tests: `
test('one', () => same(movingAverage([1, 2, 3, 4], 2), [1.5, 2.5, 3.5]));
test('two', () => same(movingAverage([3, 3, 6], 3), [4]));
test('three', () => same(movingAverage([1, 5, 9, 1], 1), [1, 5, 9, 1]));`,
    mended: ['if (i >= size) sum -= list[i - size]'],
  },
  {
    name: 'the first of a burst',
    file: 'debounce.ts',
    source: `interface Clock { setTimeout(then: () => void, wait: number): number; clearTimeout(timer: number): void }
export function debounce(save: (text: string) => void, wait: number, clock: Clock) {
  let timer: number | undefined;
  return (text: string) => {
    if (timer !== undefined) return;
    timer = clock.setTimeout(() => {
      timer = undefined;
      save(text);
    }, wait);
  };
}
`,
    tests: `
const burst = (...texts) => {
  const [saved, due] = [[], new Map()];
  const clock = { setTimeout: (then) => { due.set(due.size + 1, then); return due.size; }, clearTimeout: (timer) => due.delete(timer) };
  const save = debounce((text) => saved.push(text), 5, clock);
  for (const text of texts) save(text);
  for (const then of due.values()) then();
  return saved;
};
test('one', () => same(burst('a'), ['a']));
test('two', () => same(burst('a', 'b', 'c'), ['c']));`,
    mended: ['if (timer !== undefined) clock.clearTimeout(timer);'],
  },
  {
    name: 'the first argument alone',
    file: 'memoize.ts',
    source: `export function memoize<T>(make: (...args: unknown[]) => T): (...args: unknown[]) => T {
  const made = new Map<string, T>();
  return (...args) => {
    const key = String(args[0]);
    if (made.has(key)) return made.get(key) as T;
    const value = make(...args);
    made.set(key, value);
    return value;
  };
}
`,
    tests: `
test('one', () => {
  let made = 0;
  const twice = memoize((a) => { made++; return a * 2; });
  same([twice(2), twice(2), made], [4, 4, 1]);
});
test('two', () => { const sum = memoize((a, b) => a + b); same([sum(1, 2), sum(1, 5)], [3, 6]); });
test('three', () => { const x = memoize((a) => a.x); same([x({ x: 1 }), x({ x: 2 })], [1, 2]); });`,
    mended: ['const key = JSON.stringify(args);'],
  },
  {
    name: 'closed by another bracket',
    file: 'balanced.ts',
    source: `const PAIRS: Record<string, string> = { ')': '(', ']': '[', '}': '{' };
export function balanced(text: string): boolean {
  const open: string[] = [];
  for (const char of text) {
    if ('([{'.includes(char)) open.push(char);
    else if (char in PAIRS) open.pop();
  }
  return open.length === 0;
}
`,
    tests: `
test('one', () => same(balanced('([]){}'), true));
test('two', () => same(balanced('(]'), false));
test('three', () => same(balanced('(('), false));
test('four', () => same(balanced('a(b[c]d)'), true));`,
    mended: ['if (open.pop() !== PAIRS[char]) return false;'],
  },
  {
    name: 'a listener that was never there',
    file: 'bus.ts',
    source: `type Listener = (value: number) => void;
export class Bus {
  private readonly all = new Set<Listener>();
  on(listener: Listener): void {
    this.all.add(listener);
  }
  off(listener: Listener): void {
    this.all.delete(listener);
  }
  once(then: Listener): void {
    this.on((value) => {
      this.off(then);
      then(value);
    });
  }
  emit(value: number): void {
    for (const each of [...this.all]) each(value);
  }
}
`,
    tests: `
const bus = () => { const b = new Bus(); const got = []; return { b, got, note: (value) => got.push(value) }; };
test('one', () => { const { b, got, note } = bus(); b.on(note); b.emit(1); b.emit(2); same(got, [1, 2]); });
test('two', () => { const { b, got, note } = bus(); b.once(note); b.emit(1); b.emit(2); same(got, [1]); });
test('three', () => { const { b, got, note } = bus(); b.on(note); b.off(note); b.emit(1); same(got, []); });
test('four', () => { const { b, got, note } = bus(); b.on(note); b.once(note); b.emit(1); b.emit(2); same(got, [1, 1, 2]); });`,
    mended: ['this.off(wrapper);'],
  },
  {
    name: 'hits that are never old',
    file: 'limiter.ts',
    source: `export class Limiter {
  private hits: number[] = [];
  constructor(
    private readonly max: number,
    private readonly windowMs: number,
    private readonly now: () => number,
  ) {}
  allow(): boolean {
    const time = this.now();
    if (this.hits.length >= this.max) return false;
    this.hits.push(time);
    return true;
  }
}
`,
    tests: `
const allowed = (max, ...times) => {
  let time = 0;
  const limiter = new Limiter(max, 100, () => time);
  return times.map((at) => { time = at; return limiter.allow(); });
};
test('one', () => same(allowed(2, 0, 0, 0), [true, true, false]));
test('two', () => same(allowed(1, 0, 150, 180), [true, true, false]));
test('three', () => same(allowed(2, 0, 60, 120, 121), [true, true, true, false]));`,
    mended: ['this.hits = this.hits.filter((each) => time - each < this.windowMs);'],
  },
];
