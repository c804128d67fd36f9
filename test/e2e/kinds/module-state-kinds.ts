import type { Kind } from './kind.ts';

/** Tests of a module that keeps something, that is loaded anew, or whose dependency is mocked. */
export const MODULE_STATE_KINDS: readonly Kind[] = [
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
];
