import type { Fault } from './fault.ts';

/** What services, forms and calendars get wrong at first. */
export const SLIPS_OF_SERVICES: readonly Fault[] = [
  {
    name: 'an answer that comes late',
    file: 'live.ts',
    source: `export class Live {
  result = '';
  private latest = 0;
  constructor(private readonly ask: (text: string) => Promise<string>) {}
  async search(text: string): Promise<void> {
    const ticket = ++this.latest;
    const answer = await this.ask(text);
    this.result = answer;
  }
}
`,
    tests: `
test('one', async () => { const live = new Live(async (x) => 'r' + x); await live.search('a'); same(live.result, 'ra'); });
test('two', async () => { const waits = []; const live = new Live((x) => new Promise((done) => waits.push(() => done('r' + x)))); const one = live.search('a'); const two = live.search('b'); waits[1](); await two; waits[0](); await one; same(live.result, 'rb'); });`,
    mended: ['if (ticket !== this.latest) return;'],
  },
  {
    name: 'once that is for ever',
    file: 'emit.ts',
    source: `type Listener = (value: number) => void;
export class Emitter {
  private listeners: Listener[] = [];
  on(listener: Listener): void {
    this.listeners.push(listener);
  }
  off(listener: Listener): void {
    this.listeners = this.listeners.filter((each) => each !== listener);
  }
  once(listener: Listener): void {
    const wrapped = (value: number): void => {
      listener(value);
    };
    this.on(wrapped);
  }
  emit(value: number): void {
    for (const listener of [...this.listeners]) listener(value);
  }
}
`,
    tests: `
test('one', () => { const e = new Emitter(); const got = []; e.on((x) => got.push(x)); e.emit(1); e.emit(2); same(got, [1, 2]); });
test('two', () => { const e = new Emitter(); const got = []; e.once((x) => got.push(x)); e.emit(1); e.emit(2); same(got, [1]); });`,
    mended: ['this.off(wrapped);'],
  },
  {
    name: 'results in the order in which they came',
    file: 'pool.ts',
    source: `export async function all<T>(jobs: readonly (() => Promise<T>)[], most: number): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < jobs.length) {
      const at = next++;
      const job = jobs[at] as () => Promise<T>;
      results.push(await job());
    }
  };
  await Promise.all(Array.from({ length: most }, worker));
  return results;
}
`,
    tests: `
const after = (turns, value) => async () => { for (let i = 0; i < turns; i++) await null; return value; };
test('one', async () => same(await all([after(1, 'a'), after(1, 'b')], 1), ['a', 'b']));
test('two', async () => same(await all([after(9, 'a'), after(1, 'b'), after(1, 'c')], 2), ['a', 'b', 'c']));`,
    mended: ['results[at] = await job()'],
  },
  {
    name: 'no page at all',
    file: 'pages.ts',
    source: `export function pageCount(total: number, size: number): number {
  return Math.ceil(total / size);
}
`,
    tests: `
test('one', () => same(pageCount(10, 5), 2));
test('two', () => same(pageCount(11, 5), 3));
test('three', () => same(pageCount(0, 5), 1));`,
    mended: ['Math.max(1, Math.ceil(total / size))'],
  },
  {
    name: 'less than nothing',
    file: 'discount.ts',
    source: `export function discounted(price: number, off: number): number {
  return price - off;
}
`,
    tests: `
test('one', () => same(discounted(10, 3), 7));
test('two', () => same(discounted(10, 30), 0));
test('three', () => same(discounted(5, 5), 0));`,
    mended: ['Math.max(0, price - off)'],
  },
  {
    name: 'a month after the 31st',
    file: 'months.ts',
    source: `export function addMonths(date: Date, months: number): Date {
  const result = new Date(date);
  result.setUTCMonth(result.getUTCMonth() + months);
  return result;
}
`,
    tests: `
const day = (text) => new Date(text + 'T00:00:00Z');
const iso = (date) => date.toISOString().slice(0, 10);
test('one', () => same(iso(addMonths(day('2024-01-15'), 1)), '2024-02-15'));
test('two', () => same(iso(addMonths(day('2024-01-31'), 1)), '2024-02-29'));
test('three', () => same(iso(addMonths(day('2023-10-31'), 1)), '2023-11-30'));
test('four', () => same(iso(addMonths(day('2023-12-31'), 2)), '2024-02-29'));`,
    mended: ['result.setUTCDate(0)'],
  },
  {
    name: 'a Sunday in the wrong week',
    file: 'week.ts',
    source: `export function startOfWeek(date: Date): Date {
  const start = new Date(date);
  start.setUTCDate(start.getUTCDate() - start.getUTCDay() + 1);
  return start;
}
`,
    tests: `
const iso = (text) => startOfWeek(new Date(text + 'T00:00:00Z')).toISOString().slice(0, 10);
test('one', () => same(iso('2024-05-15'), '2024-05-13'));
test('two', () => same(iso('2024-05-13'), '2024-05-13'));
test('three', () => same(iso('2024-05-19'), '2024-05-13'));
test('four', () => same(iso('2024-05-18'), '2024-05-13'));`,
    mended: ['|| 7) + 1'],
  },
  {
    name: 'noon at zero',
    file: 'clock.ts',
    source: `export function twelve(hour: number): string {
  const suffix = hour < 12 ? 'am' : 'pm';
  return \`\${hour % 12} \${suffix}\`;
}
`,
    tests: `
test('one', () => same(twelve(9), '9 am'));
test('two', () => same(twelve(15), '3 pm'));
test('three', () => same(twelve(0), '12 am'));
test('four', () => same(twelve(12), '12 pm'));`,
    mended: ['hour % 12 || 12'],
  },
  {
    name: 'keys that only the other has',
    file: 'diff.ts',
    source: `export function changed(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  const keys: string[] = [];
  for (const key of Object.keys(after)) {
    if (before[key] !== after[key]) keys.push(key);
  }
  return keys.sort();
}
`,
    tests: `
test('one', () => same(changed({ a: 1, b: 2 }, { a: 1, b: 3 }), ['b']));
test('two', () => same(changed({ a: 1 }, { a: 1, c: 2 }), ['c']));
test('three', () => same(changed({ a: 1, b: 2 }, { a: 1 }), ['b']));
test('four', () => same(changed({ x: 1, y: 2 }, { z: 3 }), ['x', 'y', 'z']));`,
    mended: ['...Object.keys(before), ...Object.keys(after)'],
  },
  {
    name: 'parts that stay encoded',
    file: 'parse.ts',
    source: `export function parseQuery(query: string): Record<string, string> {
  const out: Record<string, string> = {};
  for (const part of query.split('&')) {
    const [key, value] = part.split('=');
    out[key] = value;
  }
  return out;
}
`,
    tests: `
test('one', () => same(parseQuery('a=1&b=2'), { a: '1', b: '2' }));
test('two', () => same(parseQuery('q=a%20b'), { q: 'a b' }));
test('three', () => same(parseQuery('q=%C3%A4&r=x'), { q: 'ä', r: 'x' }));`,
    mended: ['out[decodeURIComponent(key)] = decodeURIComponent(value)'],
  },
  {
    name: 'names as they are written',
    file: 'headers.ts',
    source: `export class Headers2 {
  private readonly all = new Map<string, string>();
  set(name: string, value: string): void {
    this.all.set(name, value);
  }
  get(name: string): string | undefined {
    return this.all.get(name);
  }
  has(name: string): boolean {
    return this.all.has(name);
  }
}
`,
    tests: `
test('one', () => { const h = new Headers2(); h.set('accept', 'x'); same(h.get('accept'), 'x'); });
test('two', () => { const h = new Headers2(); h.set('Accept', 'x'); same(h.get('accept'), 'x'); });
test('three', () => { const h = new Headers2(); h.set('accept', 'x'); same([h.get('ACCEPT'), h.has('Accept'), h.has('x')], ['x', true, false]); });`,
    mended: ['has(name.toLowerCase())'],
  },
  {
    name: 'a reducer that changes its state',
    file: 'reducer.ts',
    source: `interface State { items: string[]; open: boolean }
type Action = { type: 'add'; item: string } | { type: 'toggle' };
export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'add':
      state.items.push(action.item);
      return { ...state };
    case 'toggle':
      return { ...state, open: !state.open };
  }
}
`,
    tests: `
test('one', () => same(reduce({ items: [], open: false }, { type: 'toggle' }), { items: [], open: true }));
test('two', () => same(reduce({ items: ['a'], open: false }, { type: 'add', item: 'b' }), { items: ['a', 'b'], open: false }));
test('three', () => { const before = { items: ['a'], open: false }; reduce(before, { type: 'add', item: 'b' }); same(before, { items: ['a'], open: false }); });`,
    mended: ['state = { ...state, items: [...state.items] };'],
  },
];
