import type { Kind } from './kind.ts';

/** Tests in which time passes. */
export const TIME_KINDS: readonly Kind[] = [
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
];
