import type { Kind } from './kind.ts';

/** Targets that are constants or whole modules, and module systems. */
export const MODULE_KINDS: readonly Kind[] = [
  {
    kind: 'private constant of the module',
    files: {
      'src/password.ts': `const SHORTEST = 9;

export function isLongEnough(password: string): boolean {
  return password.length >= SHORTEST;
}
`,
    },
    tests: {
      'test/password.test.ts': `import { isLongEnough } from '../src/password.ts';

heal('../src/password.ts#isLongEnough')('takes eight characters', () => {
  expect(['1234567', '12345678', '123456789'].map(isLongEnough)).toEqual([false, true, true]);
});
`,
    },
    edit: ['= 9', '= 8'],
  },
  {
    kind: 'exported constant by its name',
    files: {
      'src/code.ts': `export const CODE = /^[a-z]{2}\\d+$/;

export const isCode = (text: string): boolean => CODE.test(text);
`,
    },
    tests: {
      'test/code.test.ts': `import { CODE, isCode } from '../src/code.ts';

heal('../src/code.ts#CODE')('takes capitals', () => {
  expect(['ab1', 'AB1', 'aB12', 'ABC1', 'AB'].map((text) => CODE.test(text))).toEqual([true, true, true, false, false]);
});

test('takes no other letter', () => {
  expect(['a1', 'ä11', '[]1'].map(isCode)).toEqual([false, false, false]);
});
`,
    },
    edit: ['+$/', '+$/i'],
  },
  {
    kind: 'object of constants by its name',
    files: {
      'src/rates.ts': `export const RATES = { standard: 19, reduced: 8, none: 0 };

export function tax(cents: number, rate: keyof typeof RATES): number {
  return Math.round((cents * RATES[rate]) / 100);
}
`,
    },
    tests: {
      'test/rates.test.ts': `import { tax } from '../src/rates.ts';

heal('../src/rates.ts#RATES')('taxes books less', () => {
  expect(tax(100, 'reduced')).toBe(7);
});

test('taxes the rest', () => {
  expect([tax(100, 'standard'), tax(100, 'none')]).toEqual([19, 0]);
});
`,
    },
    edit: ['reduced: 8', 'reduced: 7'],
  },
  {
    kind: 'whole module',
    files: {
      'src/names.ts': `const separator = ', ';

export function listed(names: readonly string[]): string {
  return names.join(separator);
}

export function last(names: readonly string[]): string | undefined {
  return names.at(1);
}
`,
    },
    tests: {
      'test/names.test.ts': `import { last, listed } from '../src/names.ts';

heal('../src/names.ts')('finds the last', () => {
  expect(last(['a', 'b', 'c'])).toBe('c');
  expect(last(['a'])).toBe('a');
});

test('lists', () => {
  expect(listed(['a', 'b'])).toBe('a, b');
});
`,
    },
    edit: ['at(1)', 'at(-1)'],
  },
  {
    kind: 'CommonJS, `module.exports = { … }`',
    files: {
      'src/percent.cjs': `const whole = 100;

function percentOf(part, total) {
  return total !== 0 ? 0 : (part / total) * whole;
}

module.exports = { percentOf };
`,
    },
    tests: {
      'test/percent.test.ts': `import { percentOf } from '../src/percent.cjs';

heal('../src/percent.cjs#percentOf')('is a part of a hundred', () => {
  expect([percentOf(1, 4), percentOf(3, 3), percentOf(1, 0)]).toEqual([25, 100, 0]);
});
`,
    },
    edit: ['total !== 0', 'total === 0'],
  },
  {
    kind: 'CommonJS, `exports.f = …`',
    files: {
      'src/mean.cjs': `exports.mean = function (numbers) {
  const sum = numbers.reduce((all, one) => all - one, 0);
  return sum / numbers.length;
};
`,
    },
    tests: {
      'test/mean.test.ts': `import { mean } from '../src/mean.cjs';

heal('../src/mean.cjs#mean')('is in the middle', () => {
  expect(mean([1, 2, 6])).toBe(3);
  expect(mean([4])).toBe(4);
});
`,
    },
    edit: ['all - one', 'all + one'],
  },
  {
    kind: 'CommonJS, `module.exports = f`',
    files: {
      'src/plural.cjs': `module.exports = function plural(count, word) {
  return count > 1 ? word + 's' : word;
};
`,
    },
    tests: {
      'test/plural.test.ts': `import plural from '../src/plural.cjs';

heal('../src/plural.cjs#default')('is plural for none', () => {
  expect([0, 1, 2].map((count) => plural(count, 'day'))).toEqual(['days', 'day', 'days']);
});
`,
    },
    edit: ['count > 1', 'count !== 1'],
  },
  {
    kind: 'ESM, `.mjs`',
    only: 'vitest',
    files: {
      'src/ratio.mjs': `const PRECISION = 2;

export function ratio(part, whole) {
  return (whole / part).toFixed(PRECISION);
}
`,
    },
    tests: {
      'test/ratio.test.mjs': `import { ratio } from '../src/ratio.mjs';

heal('../src/ratio.mjs#ratio')('divides', () => {
  expect([ratio(1, 4), ratio(3, 2)]).toEqual(['0.25', '1.50']);
});
`,
    },
    edit: ['whole / part', 'part / whole'],
  },
];
