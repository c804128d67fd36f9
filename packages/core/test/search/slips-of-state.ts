import type { Fault } from './fault.ts';

/** What is kept too long, set too late, or taken for nothing. */
export const SLIPS_OF_STATE: readonly Fault[] = [
  {
    name: 'an error that stays when all is well',
    file: 'form.ts',
    source: `export class Field {
  value = '';
  error: string | undefined;
  constructor(private readonly rule: (value: string) => string | undefined) {}
  change(value: string): void {
    this.value = value;
    const problem = this.rule(value);
    if (problem) {
      this.error = problem;
    }
  }
}
`,
    tests: `
const rule = (v) => (v.length < 3 ? 'too short' : undefined);
test('a', () => { const f = new Field(rule); f.change('ab'); same(f.error, 'too short'); });
test('b', () => { const f = new Field(rule); f.change('ab'); f.change('abc'); same(f.error, undefined); });`,
    mended: ['{\n    this.value = value;\n    const problem = this.rule(value);\n    this.error = problem;\n  }'],
  },
  {
    name: 'what a late answer ends beside the one that is awaited',
    file: 'seq.ts',
    source: `export class Loader<T> {
  result: T | undefined;
  loading = false;
  private latest = 0;
  constructor(private readonly fetch: (id: string) => Promise<T>) {}
  async load(id: string): Promise<void> {
    const ticket = ++this.latest;
    this.loading = true;
    const result = await this.fetch(id);
    if (ticket === this.latest) this.result = result;
    this.loading = false;
  }
}
`,
    tests: `
test('a', async () => { const l = new Loader(async (id) => id); await l.load('a'); same(l.result, 'a'); same(l.loading, false); });
test('b', async () => { const done = {}; const l = new Loader((id) => new Promise((r) => { done[id] = () => r(id); }));
 const a = l.load('a'); const b = l.load('b'); done.a(); await a; same(l.loading, true); done.b(); await b; same(l.loading, false); same(l.result, 'b'); });`,
    mended: ['if (ticket === this.latest) {\n      this.result = result;\n      this.loading = false;\n    }'],
  },
  {
    name: 'a word that a bracket does not close',
    file: 'tok.ts',
    source: `export function tokens(text: string): string[] {
  const found: string[] = [];
  let current = '';
  for (const char of text) {
    if (char === ' ') {
      if (current !== '') found.push(current);
      current = '';
    } else if (char === '(' || char === ')') {
      found.push(char);
    } else {
      current += char;
    }
  }
  if (current !== '') found.push(current);
  return found;
}
`,
    tests: `
test('a', () => same(tokens('a bc'), ['a', 'bc']));
test('b', () => same(tokens('( a )'), ['(', 'a', ')']));
test('c', () => same(tokens('f(x y)'), ['f', '(', 'x', 'y', ')']));`,
    mended: ["if (current !== '') found.push(current);\n      current = '';\n      found.push(char);"],
  },
  {
    name: 'a zero taken for nothing to undo',
    file: 'hist2.ts',
    source: `export class Stack {
  private past: number[] = [];
  constructor(public value: number) {}
  set(next: number): void { this.past.push(this.value); this.value = next; }
  undo(): boolean {
    const previous = this.past.pop();
    if (!previous) return false;
    this.value = previous;
    return true;
  }
}
`,
    tests: `
test('a', () => { const h = new Stack(3); h.set(5); same(h.undo(), true); same(h.value, 3); same(h.undo(), false); });
test('b', () => { const h = new Stack(0); h.set(5); same(h.undo(), true); same(h.value, 0); });`,
    mended: ['if (previous === undefined) return false;'],
  },
  {
    name: 'an option that is named and not given',
    file: 'opts2.ts',
    source: `export interface Options { retries: number; timeout: number }
const DEFAULTS: Options = { retries: 3, timeout: 1000 };
export function withDefaults(options: { retries?: number; timeout?: number }): Options {
  return { ...DEFAULTS, ...options };
}
`,
    tests: `
test('a', () => same(withDefaults({ retries: 1 }), { retries: 1, timeout: 1000 }));
test('b', () => same(withDefaults({ retries: undefined, timeout: 5 }), { retries: 3, timeout: 5 }));`,
    mended: ['filter(([, value]) => value !== undefined)'],
  },
  {
    name: 'listeners told before it is so',
    file: 'obs.ts',
    source: `export class Observable<T> {
  private listeners = new Set<(value: T, old: T) => void>();
  constructor(private current: T) {}
  get value(): T { return this.current; }
  set value(next: T) {
    for (const listener of this.listeners) listener(next, this.current);
    this.current = next;
  }
  subscribe(listener: (value: T, old: T) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
`,
    tests: `
test('a', () => { const o = new Observable(1); const got = []; o.subscribe((v, old) => got.push([v, old])); o.value = 2; same(got, [[2, 1]]); same(o.value, 2); });
test('b', () => { const o = new Observable(1); const got = []; o.subscribe((v, old) => got.push([o.value, old])); o.value = 2; same(got, [[2, 1]]); });`,
    mended: ['this.current = next;\n    for (const listener of this.listeners) listener(next, previous);'],
  },
  {
    name: 'results pushed as they come',
    file: 'par.ts',
    source: `export async function mapAll<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  await Promise.all(items.map(async (item) => {
    results.push(await work(item));
  }));
  return results;
}
`,
    tests: `
const later = (ms, v) => new Promise((r) => setTimeout(() => r(v), ms));
test('a', async () => same(await mapAll([1, 2], async (x) => x * 2), [2, 4]));
test('b', async () => same(await mapAll([3, 1], (x) => later(x * 3, x)), [3, 1]));`,
    mended: ['results[index] = await work(item);'],
  },
  {
    name: 'what is filled beyond what it holds',
    file: 'tb.ts',
    source: `export class Bucket {
  private tokens: number;
  private last = 0;
  constructor(private readonly size: number, private readonly perSecond: number) { this.tokens = size; }
  take(now: number): boolean {
    this.tokens += ((now - this.last) / 1000) * this.perSecond;
    this.last = now;
    if (this.tokens < 1) return false;
    this.tokens -= 1;
    return true;
  }
}
`,
    tests: `
test('a', () => { const b = new Bucket(1, 1); same(b.take(0), true); same(b.take(0), false); same(b.take(1000), true); });
test('b', () => { const b = new Bucket(1, 1); same(b.take(10000), true); same(b.take(10000), false); });`,
    mended: ['Math.min(this.size, this.tokens + ((now - this.last) / 1000) * this.perSecond)'],
  },
  {
    name: 'a copy that shares what is deeper',
    file: 'imm.ts',
    source: `export interface State { user: { name: string; tags: string[] }; count: number }
export function addTag(state: State, tag: string): State {
  const next = { ...state };
  next.user.tags.push(tag);
  return next;
}
`,
    tests: `
test('a', () => same(addTag({ user: { name: 'a', tags: [] }, count: 1 }, 'x').user.tags, ['x']));
test('b', () => { const s = { user: { name: 'a', tags: ['q'] }, count: 1 }; addTag(s, 'x'); same(s.user.tags, ['q']); });`,
    mended: ['next.user = { ...next.user, tags: [...next.user.tags] };'],
  },
  {
    name: 'what is flushed and kept, in a branch without braces',
    file: 'db.ts',
    source: `export function batcher(flush: (items: string[]) => void, size: number) {
  let items: string[] = [];
  return {
    add(item: string) {
      items.push(item);
      if (items.length === size) flush(items);
    },
    close() {
      if (items.length > 0) flush(items);
    },
  };
}
`,
    tests: `
test('a', () => { const got = []; const b = batcher((x) => got.push([...x]), 2); b.add('a'); b.close(); same(got, [['a']]); });
test('b', () => { const got = []; const b = batcher((x) => got.push([...x]), 2); b.add('a'); b.add('b'); b.add('c'); b.close(); same(got, [['a', 'b'], ['c']]); });`,
    mended: ['{\n        flush(items);\n        items = [];\n      }'],
  },
];
