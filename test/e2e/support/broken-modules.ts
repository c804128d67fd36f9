/** A module that keeps its tests from running, and what it should be. */
export interface BrokenModule {
  readonly kind: string;
  /** In `src`, without its extension. */
  readonly name: string;
  readonly source: string;
  /** The text that is wrong in `source`, and the right one. */
  readonly wrong: string;
  readonly right: string;
  readonly symbol: string;
  /** Bodies of tests. */
  readonly tests: readonly string[];
}

/** Modules that are as they should be. */
export const SOUND_MODULES: Readonly<Record<string, string>> = {
  'src/money/rounding.ts': `/** Rounds to whole cents. */
export function roundToCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

export const CENTS = 100;
`,
  'src/settings.ts': `export const settings = { rates: { standard: 0.2, reduced: 0.1 }, limit: 3 };
`,
};

export const BROKEN_MODULES: readonly BrokenModule[] = [
  {
    kind: 'a missing brace',
    name: 'total',
    source: `export interface Item {
  readonly price: number;
  readonly count: number;
}

/** Sum of an order. */
export function total(items: readonly Item[]): number {
  let sum = 0;
  for (const item of items) {
    if (item.count > 0) {
      sum += item.price * item.count;
    }
  }
  return sum;
}

export const isEmpty = (items: readonly Item[]): boolean => items.length === 0;
`,
    wrong: '    }\n',
    right: '    }\n  }\n',
    symbol: 'total',
    tests: ['expect(total([{ price: 2, count: 3 }, { price: 5, count: -1 }, { price: 1, count: 1 }])).toBe(7);'],
  },
  {
    kind: 'a missing parenthesis',
    name: 'initials',
    source: `export function initials(name: string): string {
  const parts = name.trim().split(' ');
  return parts.map((part) => part.charAt(0).toUpperCase()).join('');
}
`,
    wrong: ".toUpperCase().join('')",
    right: ".toUpperCase()).join('')",
    symbol: 'initials',
    tests: ["expect(initials('ada king lovelace')).toBe('AKL');"],
  },
  {
    kind: 'a misspelt keyword',
    name: 'clamp',
    source: `export function clamp(value: number, low: number, high: number): number {
  if (value < low) return low;
  return value > high ? high : value;
}
`,
    wrong: '  retrun value >',
    right: '  return value >',
    symbol: 'clamp',
    tests: ['expect([clamp(1, 2, 3), clamp(4, 2, 3), clamp(2.5, 2, 3)]).toEqual([2, 3, 2.5]);'],
  },
  {
    kind: 'a wrong relative import',
    name: 'invoice',
    source: `import { roundToCents } from './money/rounding';

export function gross(net: number): number {
  return roundToCents(net * 1.19);
}
`,
    wrong: "'./rounding'",
    right: "'./money/rounding'",
    symbol: 'gross',
    tests: ['expect(gross(9.99)).toBe(11.89);'],
  },
  {
    kind: 'a missing import',
    name: 'tax',
    source: `import { settings } from './settings';
import { roundToCents } from './money/rounding';

const standard = roundToCents(settings.rates.standard * 1.1);

export function tax(net: number): number {
  return net * standard;
}
`,
    wrong: "import { settings } from './settings';\n",
    right: "import { settings } from './settings';\nimport { roundToCents } from './money/rounding';\n",
    symbol: 'tax',
    tests: ['expect(tax(100)).toBe(22);'],
  },
  {
    kind: 'an import missing where it is used',
    name: 'share',
    source: `import { CENTS, roundToCents } from './money/rounding';

export function share(amount: number, people: number): number {
  return roundToCents(amount / people);
}

export const inCents = (amount: number): number => amount * CENTS;
`,
    wrong: 'import { CENTS }',
    right: 'import { CENTS, roundToCents }',
    symbol: 'share',
    tests: ['expect(share(10, 3)).toBe(3.33);'],
  },
  {
    kind: 'a missing export',
    name: 'slug',
    source: `/** For addresses. */
export function slug(title: string): string {
  return title.toLowerCase().replace(/ +/g, '-');
}

export const isSlug = (text: string): boolean => /^[a-z-]+$/.test(text);
`,
    wrong: '\nfunction slug',
    right: '\nexport function slug',
    symbol: 'slug',
    tests: ["expect(slug('A Good Title')).toBe('a-good-title');"],
  },
  {
    kind: 'a misspelt export',
    name: 'plural',
    source: `export function pluralOf(word: string, count: number): string {
  return count === 1 ? word : \`\${word}s\`;
}
`,
    wrong: 'function plurlOf',
    right: 'function pluralOf',
    symbol: 'pluralOf',
    tests: ["expect([pluralOf('cat', 1), pluralOf('cat', 2)]).toEqual(['cat', 'cats']);"],
  },
  {
    kind: 'a constant used above its declaration',
    name: 'quota',
    source: `const unit = 5;
const limits = { small: unit, large: unit * 10 };

export function quota(size: 'small' | 'large'): number {
  return limits[size];
}
`,
    wrong: 'const limits = { small: unit, large: unit * 10 };\nconst unit = 5;\n',
    right: 'const unit = 5;\nconst limits = { small: unit, large: unit * 10 };\n',
    symbol: 'quota',
    tests: ["expect([quota('small'), quota('large')]).toEqual([5, 50]);"],
  },
  {
    kind: 'a property of undefined, read while loading',
    name: 'retry',
    source: `const config = { defaults: { tries: 3 }, verbose: false };
const tries = config.defaults.tries;

export function mayRetry(done: number): boolean {
  return !config.verbose && done < tries && config.defaults !== undefined;
}
`,
    wrong: 'const tries = config.defalts.tries',
    right: 'const tries = config.defaults.tries',
    symbol: 'mayRetry',
    tests: ['expect([mayRetry(2), mayRetry(3)]).toEqual([true, false]);'],
  },
];

/** The module as it is broken. */
export function brokenSource({ source, right, wrong }: BrokenModule): string {
  if (!source.includes(right)) throw new Error(`"${right}" is not in the module`);
  return source.replace(right, wrong);
}
