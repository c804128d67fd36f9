import type { Kind } from './kind.ts';

/** Targets that are members of an object. */
export const OBJECT_KINDS: readonly Kind[] = [
  {
    kind: 'object method',
    files: {
      'src/pages.ts': `export const pages = {
  count(total: number, size: number): number {
    return Math.floor(total / size);
  },
  isLast: (page: number, total: number, size: number): boolean => page === pages.count(total, size),
};
`,
    },
    tests: {
      'test/pages.test.ts': `import { pages } from '../src/pages.ts';

heal('../src/pages.ts#pages.count')('counts the page that is not full', () => {
  expect(pages.count(11, 5)).toBe(3);
  expect(pages.count(10, 5)).toBe(2);
  expect(pages.count(1, 5)).toBe(1);
});

test('knows the last page', () => {
  expect(pages.isLast(2, 10, 5)).toBe(true);
});
`,
    },
    edit: ['Math.floor', 'Math.ceil'],
  },
  {
    kind: 'arrow function of an object',
    files: {
      'src/rules.ts': `export const rules = {
  isAdult: (age: number): boolean => age > 18,
  isChild: (age: number): boolean => age < 14,
};
`,
    },
    tests: {
      'test/rules.test.ts': `import { rules } from '../src/rules.ts';

heal('../src/rules.ts#rules.isAdult')('is adult from eighteen', () => {
  expect([17, 18, 19].map(rules.isAdult)).toEqual([false, true, true]);
});
`,
    },
    edit: ['age > 18', 'age >= 18'],
  },
];
