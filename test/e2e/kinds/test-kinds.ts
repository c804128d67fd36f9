import type { Kind } from './kind.ts';

/** Tests by the way they are written. */
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
