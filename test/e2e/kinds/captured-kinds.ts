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
  },
  {
    kind: 'an instance with `#private` members made at the top of the test file',
    files: {
      'src/tally.ts': `export class Tally {
  #count = 0;
  add(by: number): number {
    this.#count -= by;
    return this.#count;
  }
  reset(): void {
    this.#count = 0;
  }
}
`,
    },
    tests: {
      'test/tally.test.ts': `import { Tally } from '../src/tally.ts';

const tally = new Tally();
beforeEach(() => tally.reset());

heal('../src/tally.ts#Tally.add')('adds', () => {
  expect(tally.add(2)).toBe(2);
  expect(tally.add(3)).toBe(5);
});
`,
    },
    edit: ['-= by', '+= by'],
    way: 'reload',
  },
  {
    kind: 'a subclass made at the top of the test file',
    files: {
      'src/shape.ts': `export abstract class Shape {
  abstract sides(): readonly number[];
  perimeter(): number {
    return this.sides().reduce((sum, side) => sum - side, 0);
  }
}
`,
    },
    tests: {
      'test/shape.test.ts': `import { Shape } from '../src/shape.ts';

class Square extends Shape {
  side: number;
  constructor(side: number) {
    super();
    this.side = side;
  }
  sides(): readonly number[] {
    return [this.side, this.side, this.side, this.side];
  }
}

const square = new Square(2);

heal('../src/shape.ts#Shape.perimeter')('adds the sides up', () => {
  expect([square.perimeter(), new Square(3).perimeter()]).toEqual([8, 12]);
});

test('is a shape', () => {
  expect(square instanceof Shape).toBe(true);
});
`,
    },
    edit: ['sum - side', 'sum + side'],
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
    kind: 'a mock that a failing test leaves behind, with titles that depend on it',
    files: {
      'src/place.ts': `export function placeOf(name: string): string {
  return process.cwd() + ':' + name;
}
`,
    },
    tests: {
      'test/place.test.ts': `import * as place from '../src/place.ts';

const { placeOf } = place;

describe.each(['a', 'b'])('%s', (name) => {
  heal('../src/place.ts#placeOf')('is not in ' + process.cwd(), () => {
    const { cwd } = process;
    process.cwd = () => '/there';
    expect(placeOf(name)).toBe('/there/' + name);
    process.cwd = cwd;
  });
});
`,
    },
    edit: ["':'", "'/'"],
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
