import type { Kind } from './kind.ts';

/** Targets that are methods of a class which others call, or its constructor. */
export const METHOD_KINDS: readonly Kind[] = [
  {
    kind: 'instance method',
    files: {
      'src/cart.ts': `interface Line {
  readonly price: number;
  readonly quantity: number;
}

export class Cart {
  private readonly lines: Line[] = [];
  add(line: Line): this {
    this.lines.push(line);
    return this;
  }
  total(): number {
    return this.lines.reduce((sum, line) => sum + line.price + line.quantity, 0);
  }
}
`,
    },
    tests: {
      'test/cart.test.ts': `import { Cart } from '../src/cart.ts';

heal('../src/cart.ts#Cart.total')('multiplies and sums', () => {
  expect(new Cart().add({ price: 3, quantity: 4 }).add({ price: 5, quantity: 1 }).total()).toBe(17);
});

test('is nothing at first', () => {
  expect(new Cart().total()).toBe(0);
});
`,
    },
    edit: ['line.price + line', 'line.price * line'],
  },
  {
    kind: 'static method',
    files: {
      'src/temperature.ts': `export class Temperature {
  readonly celsius: number;
  constructor(celsius: number) {
    this.celsius = celsius;
  }
  static fromFahrenheit(degrees: number): Temperature {
    return new Temperature(((degrees + 32) * 5) / 9);
  }
}
`,
    },
    tests: {
      'test/temperature.test.ts': `import { Temperature } from '../src/temperature.ts';

heal('../src/temperature.ts#Temperature.fromFahrenheit')('converts', () => {
  expect([32, 212, 50].map((degrees) => Temperature.fromFahrenheit(degrees).celsius)).toEqual([0, 100, 10]);
});
`,
    },
    edit: ['degrees + 32', 'degrees - 32'],
  },
  {
    kind: 'constructor',
    files: {
      'src/range.ts': `export class Range {
  readonly from: number;
  readonly to: number;
  constructor(from: number, to: number) {
    this.from = Math.max(from, to);
    this.to = Math.max(from, to);
  }
}
`,
    },
    tests: {
      'test/range.test.ts': `import { Range } from '../src/range.ts';

heal('../src/range.ts#Range.constructor')('orders its ends', () => {
  expect([new Range(1, 3), new Range(3, 1)].map(({ from, to }) => [from, to])).toEqual([
    [1, 3],
    [1, 3],
  ]);
});
`,
    },
    edit: ['from = Math.max', 'from = Math.min'],
  },
  {
    kind: 'default export of a class',
    files: {
      'src/stack.ts': `export default class Stack<T> {
  readonly #items: T[] = [];
  push(item: T): void {
    this.#items.push(item);
  }
  pop(): T | undefined {
    return this.#items.shift();
  }
}
`,
    },
    tests: {
      'test/stack.test.ts': `import Stack from '../src/stack.ts';

heal('../src/stack.ts#default.pop')('gives the last first', () => {
  const stack = new Stack<number>();
  stack.push(1);
  stack.push(2);
  expect([stack.pop(), stack.pop(), stack.pop()]).toEqual([2, 1, undefined]);
});
`,
    },
    edit: ['.shift()', '.pop()'],
  },
];
