import type { Fault } from './fault.ts';

/** Promises made of callbacks and events, errors on their way, listeners that are to go again. */
export const SLIPS_OF_PROMISES: readonly Fault[] = [
  {
    name: "a callback's error that nobody looks at",
    file: 'promisify.ts',
    source: `export type Callback<T> = (error: Error | null, value?: T) => void;
export function call<T>(fn: (done: Callback<T>) => void): Promise<T> {
  return new Promise((resolve) => {
    fn((error, value) => {
      resolve(value as T);
    });
  });
}
`,
    tests: `
test('a', async () => same(await call((done) => done(null, 4)), 4));
test('b', async () => same(await call((done) => done(new Error('no'))).then(() => 'fine', (e) => e.message), 'no'));
test('c', async () => same(await call((done) => setTimeout(() => done(null, 'late'), 1)), 'late'));`,
    mended: ['if (error) return reject(error);'],
  },
  {
    name: 'an event that nobody waits for',
    file: 'collect.ts',
    source: `export interface Source { on(event: string, fn: (value?: any) => void): unknown }
export function collect(source: Source): Promise<string[]> {
  return new Promise((resolve) => {
    const chunks: string[] = [];
    source.on('data', (chunk) => chunks.push(chunk));
    source.on('end', () => resolve(chunks));
  });
}
`,
    tests: `
const source = () => { const l = {}; return { on(e, f) { (l[e] ??= []).push(f); }, emit(e, v) { (l[e] ?? []).forEach((f) => f(v)); } }; };
test('a', async () => { const s = source(); const p = collect(s); s.emit('data', 'a'); s.emit('end'); same(await p, ['a']); });
test('b', async () => { const s = source(); const p = collect(s); s.emit('error', new Error('cut')); same(await Promise.race([p, new Promise((r) => setTimeout(() => r('waits'), 5))]).catch((e) => e.message), 'cut'); });`,
    mended: ["source.on('error', reject);"],
  },
  {
    name: 'an error in the place of another',
    file: 'load.ts',
    source: `export class LoadError extends Error {
  constructor(readonly key: string, options?: { cause?: unknown }) {
    super(\`cannot load \${key}\`, options);
  }
}
export async function load(key: string, read: (key: string) => Promise<string>): Promise<string> {
  try {
    return await read(key);
  } catch (error) {
    throw new LoadError(key);
  }
}
`,
    tests: `
test('a', async () => same(await load('k', async (k) => k + '!'), 'k!'));
test('b', async () => { const e = await load('k', async () => { throw new Error('disk'); }).catch((x) => x); same(e.message, 'cannot load k'); });
test('c', async () => { const e = await load('k', async () => { throw new Error('disk'); }).catch((x) => x); same(e.cause?.message, 'disk'); });`,
    mended: ['new LoadError(key, { cause: error })'],
  },
  {
    name: 'no way back for a listener',
    file: 'sub.ts',
    source: `export class Channel<T> {
  private readonly fns = new Set<(value: T) => void>();
  subscribe(fn: (value: T) => void) {
    this.fns.add(fn);
  }
  publish(value: T) { for (const fn of this.fns) fn(value); }
}
`,
    tests: `
test('a', () => { const c = new Channel(); const s = []; c.subscribe((v) => s.push(v)); c.publish(1); same(s, [1]); });
test('b', () => { const c = new Channel(); const s = []; const off = c.subscribe((v) => s.push(v)); off(); c.publish(1); same(s, []); });`,
    mended: ['return () => this.fns.delete(fn);'],
  },
  {
    name: 'a change that is none',
    file: 'store.ts',
    source: `export function createStore<S>(state: S) {
  const listeners = new Set<(state: S) => void>();
  return {
    get: () => state,
    set(next: S) {
      state = next;
      for (const listener of listeners) listener(state);
    },
    subscribe(listener: (state: S) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
`,
    tests: `
test('a', () => { const s = createStore(1); const seen = []; s.subscribe((x) => seen.push(x)); s.set(2); s.set(3); same(seen, [2, 3]); });
test('b', () => { const s = createStore(1); const seen = []; s.subscribe((x) => seen.push(x)); s.set(1); same(seen, []); });
test('c', () => { const s = createStore('a'); const seen = []; const off = s.subscribe((x) => seen.push(x)); off(); s.set('b'); same([seen, s.get()], [[], 'b']); });
test('d', () => { const s = createStore(1); const seen = []; s.subscribe((x) => seen.push(x)); s.set(2); s.set(2); same(seen, [2]); });`,
    mended: ['if (next === state) return;'],
  },
  {
    name: 'the first of a burst',
    file: 'deb.ts',
    source: `export interface Timers { set(fn: () => void, ms: number): number; clear(id: number): void }
export function debounce<A extends unknown[]>(fn: (...args: A) => void, ms: number, timers: Timers) {
  let id: number | undefined;
  return (...args: A) => {
    if (id !== undefined) return;
    id = timers.set(() => {
      id = undefined;
      fn(...args);
    }, ms);
  };
}
`,
    tests: `
const timers = () => { const t = { live: new Map(), n: 0, set(f) { t.live.set(++t.n, f); return t.n; }, clear(id) { t.live.delete(id); }, run() { const all = [...t.live.values()]; t.live.clear(); all.forEach((f) => f()); } }; return t; };
test('a', () => { const t = timers(); const seen = []; const d = debounce((x) => seen.push(x), 5, t); d(1); t.run(); d(2); t.run(); same(seen, [1, 2]); });
test('b', () => { const t = timers(); const seen = []; const d = debounce((x) => seen.push(x), 5, t); d(1); d(2); d(3); same(t.live.size, 1); t.run(); same(seen, [3]); });`,
    mended: ['timers.clear(id);'],
  },
  {
    name: 'a call at time zero',
    file: 'throttle.ts',
    source: `export function throttle(fn: () => void, wait: number, now: () => number): () => void {
  let last = 0;
  return () => {
    if (now() - last < wait) return;
    last = now();
    fn();
  };
}
`,
    tests: `
const run = (...times) => { let n = 0; let t = 0; const f = throttle(() => n++, 100, () => t); for (t of times) f(); return n; };
test('a', () => same(run(1000, 1050, 1100), 2));
test('b', () => same(run(500), 1));
test('c', () => same(run(0), 1));
test('d', () => same(run(20, 60, 120), 2));`,
    mended: ['-Infinity'],
  },
  {
    name: 'what an error has left behind',
    file: 'parser.ts',
    source: `export class Reader {
  private depth = 0;
  read(text: string): number {
    let max = 0;
    for (const c of text) {
      if (c === '(') this.depth++;
      if (c === ')') this.depth--;
      if (this.depth < 0) throw new Error('unbalanced');
      max = Math.max(max, this.depth);
    }
    if (this.depth > 0) throw new Error('unclosed');
    return max;
  }
}
`,
    tests: `
test('a', () => same(new Reader().read('(())'), 2));
test('b', () => expect(() => new Reader().read('(')).toThrow('unclosed'));
test('c', () => expect(() => new Reader().read('())')).toThrow('unbalanced'));
test('d', () => { const r = new Reader(); try { r.read('(('); } catch {} same(r.read('()'), 1); });
test('e', () => { const r = new Reader(); try { r.read(')'); } catch {} same(r.read('()'), 1); });`,
    mended: ['this.depth = 0;'],
  },
  {
    name: 'half an order taken',
    file: 'order.ts',
    source: `export class Stock {
  private readonly counts = new Map<string, number>();
  put(sku: string, n: number) { this.counts.set(sku, (this.counts.get(sku) ?? 0) + n); }
  take(lines: readonly { sku: string; n: number }[]): boolean {
    for (const { sku, n } of lines) {
      const have = this.counts.get(sku) ?? 0;
      if (have < n) return false;
      this.counts.set(sku, have - n);
    }
    return true;
  }
  count(sku: string) { return this.counts.get(sku) ?? 0; }
}
`,
    tests: `
const s = (o) => { const x = new Stock(); for (const [k, n] of Object.entries(o)) x.put(k, n); return x; };
test('a', () => { const x = s({ a: 3 }); same([x.take([{ sku: 'a', n: 2 }]), x.count('a')], [true, 1]); });
test('b', () => { const x = s({ a: 3, b: 0 }); same([x.take([{ sku: 'a', n: 2 }, { sku: 'b', n: 1 }]), x.count('a')], [false, 3]); });`,
    mended: ['if (have < n) return false;\n    }'],
  },
  {
    name: 'too late after an error, and not after success',
    file: 'suggest.ts',
    source: `export function suggester(ask: (word: string) => Promise<string[]>) {
  let shown: string[] = [];
  let latest = 0;
  return {
    async type(word: string): Promise<void> {
      const mine = ++latest;
      try {
        const items = await ask(word);
        shown = items;
      } catch {
        if (mine !== latest) return;
        shown = [];
      }
    },
    shown: () => shown,
  };
}
`,
    tests: `
const asks = () => { const ends = {}; return { ends, ask: (word) => new Promise((resolve, reject) => { ends[word] = { resolve, reject }; }) }; };
test('a', async () => { const { ends, ask } = asks(); const s = suggester(ask); const a = s.type('a'); ends.a.resolve(['A']); await a; same(s.shown(), ['A']); });
test('b', async () => { const { ends, ask } = asks(); const s = suggester(ask); const a = s.type('a'); const b = s.type('b'); ends.b.resolve(['B']); await b; ends.a.resolve(['A']); await a; same(s.shown(), ['B']); });
test('c', async () => { const { ends, ask } = asks(); const s = suggester(ask); const a = s.type('a'); ends.a.reject(new Error()); await a; same(s.shown(), []); });`,
    mended: ['const items = await ask(word);\n        if (mine !== latest) return;'],
  },
  {
    name: 'an attempt that is not awaited, with a pause after it that no failing test has come to',
    file: 'attempts.ts',
    source: `const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
export async function attempts<T>(load: () => Promise<T>, most: number, ms: number): Promise<T> {
  let error;
  for (let nth = 0; nth < most; nth++) {
    try {
      return load();
    } catch (caught) {
      error = caught;
      await pause(ms);
    }
  }
  throw error;
}
`,
    tests: `
const failing = (times) => { let n = 0; return async () => { if (n++ < times) throw new Error('failure'); return 'loaded'; }; };
test('a', async () => same(await attempts(failing(0), 3, 0), 'loaded'));
test('b', async () => same(await attempts(failing(2), 3, 0), 'loaded'));
test('c', async () => { const start = Date.now(); same(await attempts(failing(1), 2, 400), 'loaded'); expect(Date.now() - start).toBeGreaterThan(398); });`,
    mended: ['return await load();'],
  },
];
