import type { Kind } from './kind.ts';

/** Tests that share something: a module, a page, a mock, what was taken when the file was loaded. */
export const STATE_KINDS: readonly Kind[] = [
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
    kind: 'a list at the top of the test file that the module sorts',
    files: {
      'src/prices.js': `export function ascending(prices) {
  return prices.sort((a, b) => a - b);
}
`,
    },
    tests: {
      'test/prices.test.ts': `import { ascending } from '../src/prices.js';

const prices = [30, 4, 12];

heal('../src/prices.js#ascending')('leaves the prices as they are', () => {
  ascending(prices);
  expect(prices).toEqual([30, 4, 12]);
});

test('sorts them', () => {
  expect(ascending(prices)).toEqual([4, 12, 30]);
});
`,
    },
    edit: ['prices.sort', 'prices.toSorted'],
  },
  {
    kind: 'a list that an earlier test has left the other way round',
    files: {
      'src/posts.js': `export function newestFirst(posts) {
  return posts.reverse();
}
`,
    },
    tests: {
      'test/posts.test.ts': `import { newestFirst } from '../src/posts.js';

const posts = ['spring', 'summer', 'autumn'];

test('turns them round', () => {
  expect(newestFirst(posts)).toEqual(['autumn', 'summer', 'spring']);
});

heal('../src/posts.js#newestFirst')('does so each time', () => {
  expect(newestFirst(posts)[0]).toBe('autumn');
});
`,
    },
    edit: ['posts.reverse', 'posts.toReversed'],
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
  const mode = settings.get('mode') ?? 'plain';
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
    kind: 'an instance made at the top of the test file',
    files: {
      'src/counter.ts': `export class Counter {
  count = 0;
  add(by: number): number {
    this.count -= by;
    return this.count;
  }
  reset(): void {
    this.count = 0;
  }
}
`,
    },
    tests: {
      'test/counter.test.ts': `import { Counter } from '../src/counter.ts';

const counter = new Counter();
beforeEach(() => counter.reset());

heal('../src/counter.ts#Counter.add')('adds', () => {
  expect(counter.add(2)).toBe(2);
  expect(counter.add(3)).toBe(5);
});

test('adds nothing', () => {
  expect(counter.add(0)).toBe(0);
});
`,
    },
    edit: ['-= by', '+= by'],
    way: 'reload',
  },
  {
    kind: 'a function taken at the top of the test file',
    files: {
      'src/half.ts': `export const halfOf = (n: number): number => n * 2;
`,
    },
    tests: {
      'test/half.test.ts': `import * as half from '../src/half.ts';

const { halfOf } = half;

heal('../src/half.ts#halfOf')('halves', () => {
  expect([0, 1, 6].map(halfOf)).toEqual([0, 0.5, 3]);
});
`,
    },
    edit: ['* 2', '/ 2'],
    way: 'reload',
  },
  {
    kind: 'CommonJS test with `const { f } = require(…)`',
    only: 'jest',
    files: {
      'src/median.js': `function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a + b);
  return sorted[Math.floor(sorted.length / 2)];
}

module.exports = { median };
`,
    },
    tests: {
      'test/median.test.js': `const { median } = require('../src/median');

heal('../src/median#median')('is in the middle', () => {
  expect(median([10, 9, 1])).toBe(9);
  expect(median([5, 2, 11, 3, 4])).toBe(4);
});
`,
    },
    edit: ['a + b', 'a - b'],
    way: 'reload',
  },
];
