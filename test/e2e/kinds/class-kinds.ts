import type { Kind } from './kind.ts';

/** Targets that are members of a class or an object. */
export const CLASS_KINDS: readonly Kind[] = [
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
    kind: 'getter',
    files: {
      'src/box.ts': `export class Box {
  #width: number;
  #height: number;
  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
  }
  get area(): number {
    return this.#width + this.#height;
  }
}
`,
    },
    tests: {
      'test/box.test.ts': `import { Box } from '../src/box.ts';

heal('../src/box.ts#Box.area')('multiplies the sides', () => {
  expect(new Box(3, 4).area).toBe(12);
  expect(new Box(2, 0).area).toBe(0);
});

test('knows two by two', () => {
  expect(new Box(2, 2).area).toBe(4);
});
`,
    },
    edit: ['#width + this', '#width * this'],
  },
  {
    kind: 'setter',
    files: {
      'src/volume.ts': `export class Volume {
  #level = 0;
  get level(): number {
    return this.#level;
  }
  set level(value: number) {
    this.#level = Math.max(value, 10);
  }
}
`,
    },
    tests: {
      'test/volume.test.ts': `import { Volume } from '../src/volume.ts';

heal('../src/volume.ts#Volume.level')('stops at ten', () => {
  const volume = new Volume();
  volume.level = 3;
  expect(volume.level).toBe(3);
  volume.level = 11;
  expect(volume.level).toBe(10);
});
`,
    },
    edit: ['Math.max', 'Math.min'],
  },
  {
    kind: 'private method, through the public one',
    files: {
      'src/account.ts': `export class Account {
  #balance: number;
  constructor(balance: number) {
    this.#balance = balance;
  }
  withdraw(amount: number): number {
    if (!this.#canPay(amount)) throw new Error('too much');
    this.#balance -= amount;
    return this.#balance;
  }
  #canPay(amount: number): boolean {
    return this.#balance > amount;
  }
}
`,
    },
    tests: {
      'test/account.test.ts': `import { Account } from '../src/account.ts';

heal('../src/account.ts#Account.withdraw')('pays everything out', () => {
  expect(new Account(10).withdraw(10)).toBe(0);
});

test('pays no more than it has', () => {
  expect(() => new Account(10).withdraw(11)).toThrow('too much');
  expect(new Account(10).withdraw(9)).toBe(1);
});
`,
    },
    edit: ['#balance > amount', '#balance >= amount'],
  },
  {
    kind: 'private method by its name',
    files: {
      'src/queue.ts': `export class Queue {
  #tasks: { name: string; weight: number }[] = [];
  push(name: string, weight: number): void {
    this.#tasks.push({ name, weight });
  }
  first(): string | undefined {
    return this.#sorted()[0]?.name;
  }
  #sorted(): { name: string; weight: number }[] {
    return [...this.#tasks].sort((a, b) => a.weight - b.weight);
  }
}
`,
    },
    tests: {
      'test/queue.test.ts': `import { Queue } from '../src/queue.ts';

heal('../src/queue.ts#Queue.#sorted')('takes the heaviest first', () => {
  const queue = new Queue();
  queue.push('a', 1);
  queue.push('b', 3);
  queue.push('c', 2);
  expect(queue.first()).toBe('b');
});

test('is empty at first', () => {
  expect(new Queue().first()).toBeUndefined();
});
`,
    },
    edit: ['a.weight - b.weight', 'b.weight - a.weight'],
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
