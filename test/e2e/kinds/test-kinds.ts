import type { Kind } from './kind.ts';

/** Kinds of tests. */
export const TEST_KINDS: readonly Kind[] = [
  {
    kind: 'required arguments',
    files: {
      'src/discount.ts': `export function discounted(price: number, percent: number): number {
  if (percent < 0 || percent > 100) throw new RangeError('percent');
  return price - (price * percent) / 10;
}
`,
    },
    tests: {
      'test/discount.test.ts': `import { discounted } from '../src/discount.ts';

heal('../src/discount.ts#discounted')('takes the percentage off', () => {
  expect(discounted(200, 50)).toBe(100);
  expect(discounted(80, 25)).toBe(60);
});

test('refuses more than everything', () => {
  expect(() => discounted(1, 101)).toThrow('percent');
  expect(discounted(50, 0)).toBe(50);
});
`,
    },
    edit: ['/ 10;', '/ 100;'],
  },
  {
    kind: '`each` rows',
    files: {
      'src/grade.ts': `export function grade(points: number): string {
  if (points > 90) return 'A';
  if (points >= 75) return 'B';
  return 'C';
}
`,
    },
    tests: {
      'test/grade.test.ts': `import { grade } from '../src/grade.ts';

heal('../src/grade.ts#grade').each([
  [95, 'A'],
  [90, 'A'],
  [89, 'B'],
  [75, 'B'],
  [74, 'C'],
])('%i points are %s', (points, expected) => {
  expect(grade(points)).toBe(expected);
});
`,
    },
    edit: ['> 90', '>= 90'],
  },
  {
    kind: 'fixtures of `test.extend`',
    only: 'vitest',
    files: {
      'src/ledger.ts': `export class Ledger {
  readonly entries: number[] = [];
  book(amount: number): void {
    this.entries.push(amount);
  }
  balance(): number {
    return this.entries.reduce((sum, amount) => sum - amount, 0);
  }
}
`,
    },
    tests: {
      'test/ledger.test.ts': `import { Ledger } from '../src/ledger.ts';

const withLedger = test.extend<{ start: number; ledger: Ledger }>({
  start: 100,
  ledger: async ({ start }, use) => {
    const ledger = new Ledger();
    ledger.book(start);
    await use(ledger);
    expect(ledger.entries.length).toBeGreaterThan(0);
  },
});

withLedger('adds what is booked', heal('../src/ledger.ts#Ledger.balance'), ({ ledger }) => {
  ledger.book(20);
  expect(ledger.balance()).toBe(120);
});

withLedger('takes off what is negative', heal('../src/ledger.ts#Ledger.balance'), ({ ledger }) => {
  ledger.book(-30);
  expect(ledger.balance()).toBe(70);
});
`,
    },
    edit: ['sum - amount', 'sum + amount'],
  },
  {
    kind: 'hooks at every level',
    files: {
      'src/stock.ts': `export class Stock {
  readonly #items = new Map<string, number>();
  add(name: string, count: number): void {
    this.#items.set(name, this.left(name) + count);
  }
  left(name: string): number {
    return this.#items.get(name) ?? 0;
  }
  take(name: string, count: number): boolean {
    if (this.left(name) <= count) return false;
    this.#items.set(name, this.left(name) - count);
    return true;
  }
}
`,
    },
    tests: {
      'test/stock.test.ts': `import { Stock } from '../src/stock.ts';

let delivered: number;
let stock: Stock;
const log: string[] = [];

beforeAll(async () => {
  delivered = await Promise.resolve(2);
});
beforeEach(() => {
  stock = new Stock();
});
afterEach(() => {
  log.length = 0;
});
afterAll(() => {
  expect(log).toEqual([]);
});

describe('a stock with nuts', () => {
  let asked: number;
  beforeAll(() => {
    asked = delivered;
  });
  beforeEach(() => {
    stock.add('nut', delivered);
    log.push('nested');
  });
  afterEach(() => {
    expect(log).toEqual(['nested']);
  });

  heal('../src/stock.ts#Stock.take')('gives all that it has', () => {
    expect(stock.take('nut', asked)).toBe(true);
    expect(stock.left('nut')).toBe(0);
  });

  test('gives no more than it has', () => {
    expect(stock.take('nut', asked + 1)).toBe(false);
    expect(stock.take('nut', 1)).toBe(true);
    expect(stock.left('nut')).toBe(1);
  });
});
`,
    },
    edit: ['<= count', '< count'],
  },
  {
    kind: 'async function and async test',
    files: {
      'src/load-all.ts': `export async function loadAll<T>(ids: readonly number[], load: (id: number) => Promise<T>): Promise<T[]> {
  const loaded: T[] = [];
  for (const id of ids) {
    loaded.push(load(id) as T);
  }
  return loaded;
}
`,
    },
    tests: {
      'test/load-all.test.ts': `import { loadAll } from '../src/load-all.ts';

heal('../src/load-all.ts#loadAll')('waits for each', async () => {
  const loaded = await loadAll([1, 2], async (id) => id * 2);
  expect(loaded).toEqual([2, 4]);
});

test('loads nothing for nothing', async () => {
  await expect(loadAll([], async (id) => id)).resolves.toEqual([]);
});
`,
    },
    edit: ['push(load', 'push(await load'],
  },
  {
    kind: 'done callback',
    only: 'jest',
    files: {
      'src/within.ts': `export function withinLater(limit: number, value: number, done: (within: boolean) => void): void {
  setTimeout(() => done(value < limit), 1);
}
`,
    },
    tests: {
      'test/within.test.ts': `import { withinLater } from '../src/within.ts';

heal('../src/within.ts#withinLater')('takes the limit in', (done) => {
  withinLater(3, 3, (within) => {
    try {
      expect(within).toBe(true);
      done();
    } catch (error) {
      done(error);
    }
  });
});

test('leaves more out', (done) => {
  withinLater(3, 4, (within) => {
    done(within ? new Error('4 is more than 3') : undefined);
  });
});
`,
    },
    edit: ['value < limit', 'value <= limit'],
  },
  {
    kind: 'done callback',
    only: 'vitest',
    files: {
      'src/within.ts': `export function withinLater(limit: number, value: number, done: (within: boolean) => void): void {
  setTimeout(() => done(value < limit), 1);
}
`,
    },
    tests: {
      // Vitest has promises instead of `done`.
      'test/within.test.ts': `import { withinLater } from '../src/within.ts';

heal('../src/within.ts#withinLater')('takes the limit in', () =>
  new Promise<void>((done, fail) => {
    withinLater(3, 3, (within) => {
      try {
        expect(within).toBe(true);
        done();
      } catch (error) {
        fail(error);
      }
    });
  }));

test('leaves more out', () =>
  new Promise<void>((done, fail) => {
    withinLater(3, 4, (within) => (within ? fail(new Error('4 is more than 3')) : done()));
  }));
`,
    },
    edit: ['value < limit', 'value <= limit'],
  },
  {
    kind: 'fake timers',
    files: {
      'src/debounce.ts': `export function debounce(run: () => void, waitMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    if (timer === undefined) clearTimeout(timer);
    timer = setTimeout(run, waitMs);
  };
}
`,
    },
    tests: {
      'test/debounce.test.ts': `import { debounce } from '../src/debounce.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

heal('../src/debounce.ts#debounce')('runs once for many calls', () => {
  const run = vi.fn();
  const call = debounce(run, 100);
  call();
  vi.advanceTimersByTime(50);
  call();
  vi.advanceTimersByTime(99);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(1);
});

test('waits', () => {
  const run = vi.fn();
  debounce(run, 100)();
  vi.advanceTimersByTime(99);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});
`,
    },
    edit: ['timer === undefined', 'timer !== undefined'],
  },
  {
    kind: 'concurrent',
    files: {
      'src/slug.ts': `export async function slugOf(title: string): Promise<string> {
  await null;
  return title.trim().toLowerCase().replace(' ', '-');
}
`,
    },
    tests: {
      'test/slug.test.ts': `import { slugOf } from '../src/slug.ts';

heal('../src/slug.ts#slugOf').concurrent('joins all words', async () => {
  expect(await slugOf('The Long Way')).toBe('the-long-way');
});

heal('../src/slug.ts#slugOf').concurrent('joins four words', async () => {
  expect(await slugOf(' A b C d ')).toBe('a-b-c-d');
});

test.concurrent('leaves one word', async () => {
  expect(await slugOf('One')).toBe('one');
});
`,
    },
    edit: ['.replace(', '.replaceAll('],
  },
  {
    kind: 'failing tests in several files',
    files: {
      'src/overlap.ts': `export interface Span {
  readonly from: number;
  readonly to: number;
}

export function overlaps(a: Span, b: Span): boolean {
  return a.from < b.to || b.from < a.to;
}
`,
    },
    tests: {
      'test/overlap-left.test.ts': `import { overlaps } from '../src/overlap.ts';

heal('../src/overlap.ts#overlaps')('knows what lies before', () => {
  expect(overlaps({ from: 1, to: 2 }, { from: 3, to: 4 })).toBe(false);
});

test('knows what overlaps', () => {
  expect(overlaps({ from: 1, to: 3 }, { from: 2, to: 4 })).toBe(true);
  expect(overlaps({ from: 2, to: 4 }, { from: 1, to: 3 })).toBe(true);
  expect(overlaps({ from: 1, to: 9 }, { from: 2, to: 3 })).toBe(true);
  expect(overlaps({ from: 2, to: 3 }, { from: 1, to: 9 })).toBe(true);
});
`,
      'test/overlap-right.test.ts': `import { overlaps } from '../src/overlap.ts';

heal('../src/overlap.ts#overlaps')('knows what lies behind', () => {
  expect(overlaps({ from: 3, to: 4 }, { from: 1, to: 2 })).toBe(false);
});
`,
      'test/overlap-touch.test.ts': `import { overlaps } from '../src/overlap.ts';

test('knows what touches', () => {
  heal('../src/overlap.ts#overlaps');
  expect(overlaps({ from: 1, to: 2 }, { from: 2, to: 3 })).toBe(false);
});
`,
    },
    edit: ['||', '&&'],
  },
  {
    kind: 'jsdom',
    files: {
      'src/badge.ts': `export function showBadge(parent: HTMLElement, count: number): void {
  const badge = document.createElement('span');
  badge.textContent = count > 9 ? '9+' : String(count);
  badge.hidden = count !== 0;
  parent.append(badge);
}
`,
    },
    tests: {
      'test/badge.test.ts': `import { showBadge } from '../src/badge.ts';

beforeEach(() => {
  document.body.innerHTML = '<main></main>';
});

heal('../src/badge.ts#showBadge')('hides an empty badge', () => {
  const main = document.querySelector('main') as HTMLElement;
  showBadge(main, 0);
  showBadge(main, 2);
  expect([...main.children].map((child) => (child as HTMLElement).hidden)).toEqual([true, false]);
});

test('cuts the count', () => {
  const main = document.querySelector('main') as HTMLElement;
  showBadge(main, 10);
  expect(main.textContent).toBe('9+');
});
`,
    },
    edit: ['count !== 0', 'count === 0'],
  },
  {
    kind: 'a module with state, in the order of the tests',
    files: {
      'src/ids.ts': `let next = 1;

export function nextId(): string {
  return \`id-\${next--}\`;
}
`,
    },
    tests: {
      'test/ids.test.ts': `import { nextId } from '../src/ids.ts';

test('starts at one', () => {
  expect(nextId()).toBe('id-1');
});

heal('../src/ids.ts#nextId')('counts on', () => {
  expect(nextId()).toBe('id-2');
});

heal('../src/ids.ts#nextId')('counts on and on', () => {
  expect([nextId(), nextId()]).toEqual(['id-3', 'id-4']);
});
`,
    },
    edit: ['next--', 'next++'],
    way: 'reload-each',
  },
  {
    kind: 'a module with state that the tests reset',
    files: {
      'src/cache.ts': `const kept = new Map<string, number>();

export function remember(key: string, make: () => number): number {
  const known = kept.get(key);
  if (known === undefined) return known as never;
  const made = make();
  kept.set(key, made);
  return made;
}

export function forget(): void {
  kept.clear();
}
`,
    },
    tests: {
      'test/cache.test.ts': `import { forget, remember } from '../src/cache.ts';

afterEach(forget);

heal('../src/cache.ts#remember')('makes once', () => {
  const make = vi.fn(() => 7);
  expect(remember('a', make)).toBe(7);
  expect(remember('a', make)).toBe(7);
  expect(make).toHaveBeenCalledTimes(1);
});

heal('../src/cache.ts#remember')('starts empty', () => {
  expect(remember('a', () => 8)).toBe(8);
});
`,
    },
    edit: ['known === undefined', 'known !== undefined'],
    way: 'reload',
  },
  {
    kind: '`resetModules`',
    files: {
      'src/settings.ts': `const settings = new Map<string, string>([['mode', process.env['NODE_MODE'] ?? 'plain']]);

export function modeOr(fallback: string): string {
  const mode = settings.get('mode');
  return mode !== 'plain' ? fallback : mode;
}
`,
    },
    tests: {
      'test/settings.test.ts': `beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  delete process.env['NODE_MODE'];
});

heal('../src/settings.ts#modeOr')('takes the fallback for the plain mode', async () => {
  const { modeOr } = await import('../src/settings.ts');
  expect(modeOr('dark')).toBe('dark');
});

heal('../src/settings.ts#modeOr')('reads the environment when it is loaded', async () => {
  process.env['NODE_MODE'] = 'bright';
  const { modeOr } = await import('../src/settings.ts');
  expect(modeOr('dark')).toBe('bright');
});
`,
    },
    edit: ["mode !== 'plain'", "mode === 'plain'"],
    way: { vitest: 'reload', jest: 'in-place' },
  },
  {
    kind: 'a mocked dependency',
    files: {
      'src/session.ts': `import { now } from './clock.ts';

export function isExpired(until: number): boolean {
  return now() > until;
}
`,
      'src/clock.ts': `export const now = (): number => Date.now();\n`,
    },
    tests: {
      'test/session.test.ts': `import { isExpired } from '../src/session.ts';
import { now } from '../src/clock.ts';

vi.mock('../src/clock.ts', () => ({ now: vi.fn(() => 1000) }));

heal('../src/session.ts#isExpired')('ends at its time', () => {
  expect(isExpired(1000)).toBe(true);
  expect(now).toHaveBeenCalled();
});

test('lasts until then', () => {
  expect(isExpired(1001)).toBe(false);
  expect(isExpired(999)).toBe(true);
});
`,
    },
    edit: ['now() > until', 'now() >= until'],
  },
  {
    kind: 'inline snapshots',
    files: {
      'src/initials.ts': `export function initials(name: string): { short: string; length: number } {
  const short = name
    .split(' ')
    .map((word) => word.charAt(1))
    .join('');
  return { short, length: short.length };
}
`,
    },
    tests: {
      'test/initials.test.ts': `import { initials } from '../src/initials.ts';

heal('../src/initials.ts#initials')('takes the first letters', () => {
  expect(initials('Ada Lovelace')).toMatchInlineSnapshot(\`
    {
      "length": 2,
      "short": "AL",
    }
  \`);
});

heal('../src/initials.ts#initials')('takes a letter a word', () => {
  expect(initials('Grace Brewster Hopper').short).toMatchInlineSnapshot(\`"GBH"\`);
});
`,
    },
    edit: ['charAt(1)', 'charAt(0)'],
  },
  {
    kind: 'snapshot files',
    files: {
      'src/table.ts': `export function table(rows: readonly (readonly string[])[]): string {
  const width = Math.min(...rows.flat().map((cell) => cell.length));
  return rows.map((row) => row.map((cell) => cell.padEnd(width)).join('|')).join('\\n');
}
`,
      'test/__snapshots__/table.test.ts.snap': `// Snapshot v1

exports[\`aligns the columns 1\`] = \`
"a  |bcd
ef |g  "
\`;
`,
    },
    tests: {
      'test/table.test.ts': `import { table } from '../src/table.ts';

heal('../src/table.ts#table')('aligns the columns', () => {
  expect(table([['a', 'bcd'], ['ef', 'g']])).toMatchSnapshot();
});

test('leaves one cell', () => {
  expect(table([['a']])).toBe('a');
});
`,
    },
    edit: ['Math.min', 'Math.max'],
  },
];
