import type { Kind } from './kind.ts';

/** Targets that are functions. */
export const FUNCTION_KINDS: readonly Kind[] = [
  {
    kind: 'default export',
    files: {
      'src/clamp.ts': `export default function (value: number, low: number, high: number): number {
  return Math.max(low, Math.max(high, value));
}
`,
    },
    tests: {
      'test/clamp.test.ts': `import clamp from '../src/clamp.ts';

heal('../src/clamp.ts#default')('stays within', () => {
  expect([-1, 0, 4, 9, 12].map((value) => clamp(value, 0, 9))).toEqual([0, 0, 4, 9, 9]);
});
`,
    },
    edit: ['low, Math.max', 'low, Math.min'],
  },
  {
    kind: '`export const f = () =>`',
    files: {
      'src/leap.ts': `export const isLeap = (year: number): boolean => (year % 4 === 0 || year % 100 !== 0) || year % 400 === 0;
`,
    },
    tests: {
      'test/leap.test.ts': `import { isLeap } from '../src/leap.ts';

heal('../src/leap.ts#isLeap')('knows leap years', () => {
  expect([2023, 2024, 1900, 2000, 2100].map(isLeap)).toEqual([false, true, false, true, false]);
});
`,
    },
    edit: ['0 || year % 100', '0 && year % 100'],
  },
  {
    kind: 'curried function',
    files: {
      'src/between.ts': `export const between =
  (low: number) =>
  (high: number) =>
  (value: number): boolean =>
    value >= low && value < high;
`,
    },
    tests: {
      'test/between.test.ts': `import { between } from '../src/between.ts';

heal('../src/between.ts#between')('takes both ends in', () => {
  const digit = between(0)(9);
  expect([-1, 0, 5, 9, 10].map(digit)).toEqual([false, true, true, true, false]);
});
`,
    },
    edit: ['value < high', 'value <= high'],
  },
  {
    kind: 'nested functions',
    files: {
      'src/flatten.ts': `type Tree = number | readonly Tree[];

export function flatten(tree: Tree): number[] {
  const found: number[] = [];
  function walk(node: Tree): void {
    if (typeof node === 'number') found.unshift(node);
    else node.forEach((child) => walk(child));
  }
  walk(tree);
  return found;
}
`,
    },
    tests: {
      'test/flatten.test.ts': `import { flatten } from '../src/flatten.ts';

heal('../src/flatten.ts#flatten')('finds the numbers', () => {
  expect(flatten([1, [2, [3, []]], 4])).toEqual([1, 2, 3, 4]);
});

test('finds none', () => {
  expect(flatten([])).toEqual([]);
});
`,
    },
    edit: ['unshift', 'push'],
  },
  {
    kind: 'generator',
    files: {
      'src/steps.ts': `export function* steps(from: number, to: number, by: number): Generator<number> {
  for (let at = from; at < to; at += by) yield at;
}
`,
    },
    tests: {
      'test/steps.test.ts': `import { steps } from '../src/steps.ts';

heal('../src/steps.ts#steps')('takes the end in', () => {
  expect([...steps(1, 3, 1)]).toEqual([1, 2, 3]);
  expect([...steps(0, 10, 5)]).toEqual([0, 5, 10]);
});

test('ends before', () => {
  expect([...steps(0, 9, 5)]).toEqual([0, 5]);
});
`,
    },
    edit: ['at < to', 'at <= to'],
  },
  {
    kind: 'async generator',
    files: {
      'src/lines.ts': `export async function* lines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const parts = (rest + chunk).split('\\n');
    rest = parts.shift() ?? '';
    yield* parts;
  }
  if (rest !== '') yield rest;
}
`,
    },
    tests: {
      'test/lines.test.ts': `import { lines } from '../src/lines.ts';

async function* chunks(...texts: string[]) {
  yield* texts;
}

async function all(...texts: string[]): Promise<string[]> {
  const found: string[] = [];
  for await (const line of lines(chunks(...texts))) found.push(line);
  return found;
}

heal('../src/lines.ts#lines')('keeps what is not ended', async () => {
  expect(await all('a\\nb', 'c\\nd')).toEqual(['a', 'bc', 'd']);
});

test('takes one line', async () => {
  expect(await all('a')).toEqual(['a']);
});
`,
    },
    edit: ['parts.shift()', 'parts.pop()'],
  },
  {
    kind: 'default value of a parameter',
    files: {
      'src/take.ts': `export function take<T>(items: readonly T[], count = 2): T[] {
  return items.slice(0, count);
}
`,
    },
    tests: {
      'test/take.test.ts': `import { take } from '../src/take.ts';

heal('../src/take.ts#take')('takes three', () => {
  expect(take([1, 2, 3, 4])).toEqual([1, 2, 3]);
});

test('takes as many as it is told', () => {
  expect([take([1, 2, 3, 4], 1), take([1, 2], 0), take([1, 2, 3, 4], 4)]).toEqual([[1], [], [1, 2, 3, 4]]);
});
`,
    },
    edit: ['count = 2', 'count = 3'],
  },
];
