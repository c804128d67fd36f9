import type { Kind } from './kind.ts';

/** Tests that hold what they took when their file was loaded. */
export const CAPTURED_KINDS: readonly Kind[] = [
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
  },
];
