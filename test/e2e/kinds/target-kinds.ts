import type { Kind } from './kind.ts';

/** Kinds of targets. */
export const TARGET_KINDS: readonly Kind[] = [
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
    way: 'reload',
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
  {
    kind: 'TypeScript: types, generics, `satisfies`, overloads',
    files: {
      'src/pick.ts': `export interface Item<K extends string = string> {
  readonly kind: K;
  readonly weight: number;
}
type Kinds = 'light' | 'heavy';
const LIMITS = { light: 1, heavy: 10 } as const satisfies Record<Kinds, number>;

export function ofKind<K extends Kinds>(items: readonly Item<Kinds>[], kind: K): Item<K>[];
export function ofKind(items: readonly Item<Kinds>[], kind?: undefined): Item<Kinds>[];
export function ofKind(items: readonly Item<Kinds>[], kind?: Kinds): Item<Kinds>[] {
  const isWanted = (item: Item<Kinds>): item is Item<Kinds> =>
    kind === undefined || (item.kind === kind && item.weight < LIMITS[kind]);
  return items.filter(isWanted);
}
`,
    },
    tests: {
      'test/pick.test.ts': `import { ofKind } from '../src/pick.ts';

const items = [
  { kind: 'light', weight: 1 },
  { kind: 'heavy', weight: 11 },
  { kind: 'heavy', weight: 10 },
] as const;

heal('../src/pick.ts#ofKind')('takes all without a kind', () => {
  expect(ofKind(items)).toHaveLength(3);
});

heal('../src/pick.ts#ofKind')('takes those of the kind, up to its limit', () => {
  expect(ofKind(items, 'heavy').map((item) => item.weight)).toEqual([10]);
});
`,
    },
    edit: ['weight < L', 'weight <= L'],
  },
  {
    kind: 'TypeScript: function that uses an enum',
    files: {
      'src/alarm.ts': `export enum Level {
  Low = 1,
  Middle,
  High,
}

export const isLoud = (level: Level): boolean => level >= Level.Low;
`,
    },
    tests: {
      'test/alarm.test.ts': `import { isLoud, Level } from '../src/alarm.ts';

heal('../src/alarm.ts#isLoud')('is quiet when little happens', () => {
  expect([Level.Low, Level.Middle, Level.High].map(isLoud)).toEqual([false, true, true]);
});
`,
    },
    edit: ['>= Level.Low', '> Level.Low'],
  },
  {
    kind: 'TypeScript: enum by its name',
    files: {
      'src/size.ts': `export enum Size {
  Small = 10,
  Large = 19,
}

export const price = (size: Size, count: number): number => size * count;
`,
    },
    tests: {
      'test/size.test.ts': `import { price, Size } from '../src/size.ts';

heal('../src/size.ts#Size')('prices large ones', () => {
  expect(price(Size.Large, 2)).toBe(40);
});

test('prices small ones', () => {
  expect(price(Size.Small, 2)).toBe(20);
});
`,
    },
    edit: ['Large = 19', 'Large = 20'],
  },
  {
    kind: 'TypeScript: method with a decorator',
    files: {
      'src/parcel.ts': `import { atLeast } from './at-least.ts';

export class Parcel {
  readonly grams: number;
  constructor(grams: number) {
    this.grams = grams;
  }
  @atLeast(100)
  price(perKilo: number): number {
    return (this.grams * perKilo) / 100;
  }
}
`,
      'src/at-least.ts': `export function atLeast(least: number) {
  return (_class: unknown, _name: string, property: PropertyDescriptor): void => {
    const method = property.value as (this: unknown, ...args: unknown[]) => number;
    property.value = function (this: unknown, ...args: unknown[]): number {
      return Math.max(least, method.apply(this, args));
    };
  };
}
`,
    },
    tests: {
      'test/parcel.test.ts': `import { Parcel } from '../src/parcel.ts';

heal('../src/parcel.ts#Parcel.price')('costs by weight', () => {
  expect(new Parcel(2500).price(400)).toBe(1000);
  expect(new Parcel(10).price(400)).toBe(100);
});
`,
    },
    edit: ['/ 100;', '/ 1000;'],
  },
  {
    kind: 'TypeScript: decorator',
    files: {
      'src/once.ts': `export function once(_class: unknown, _name: string, property: PropertyDescriptor): void {
  const method = property.value as (this: unknown) => unknown;
  const results = new WeakMap<object, unknown>();
  property.value = function (this: object): unknown {
    if (results.has(this)) results.set(this, method.call(this));
    return results.get(this);
  };
}
`,
      'src/price-list.ts': `import { once } from './once.ts';

export class PriceList {
  reads = 0;
  @once
  prices(): readonly number[] {
    this.reads += 1;
    return [this.reads];
  }
}
`,
    },
    tests: {
      'test/once.test.ts': `import { PriceList } from '../src/price-list.ts';

heal('../src/once.ts#once')('reads once', () => {
  const list = new PriceList();
  expect([list.prices(), list.prices()]).toEqual([[1], [1]]);
  expect(new PriceList().prices()).toEqual([1]);
});
`,
    },
    edit: ['if (results', 'if (!results'],
    way: 'reload',
  },
  {
    kind: 'JSX',
    files: {
      'src/greeting.jsx': `import React from 'react';

export function Greeting({ name, visits }) {
  return <p className="greeting">{visits > 1 ? <b>Back, {name}</b> : <i>Welcome, {name}</i>}</p>;
}
`,
    },
    tests: {
      'test/greeting.test.jsx': `import React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Greeting } from '../src/greeting.jsx';

heal('../src/greeting.jsx#Greeting')('welcomes back after the first visit', () => {
  expect(renderToStaticMarkup(<Greeting name="Ada" visits={1} />)).toBe('<p class="greeting"><b>Back, Ada</b></p>');
});

test('welcomes back who was here', () => {
  expect(renderToStaticMarkup(<Greeting name="Ada" visits={2} />)).toBe('<p class="greeting"><b>Back, Ada</b></p>');
  expect(renderToStaticMarkup(<Greeting name="Ada" visits={0} />)).toBe('<p class="greeting"><i>Welcome, Ada</i></p>');
});
`,
    },
    edit: ['visits > 1', 'visits >= 1'],
  },
  {
    kind: 'TSX',
    files: {
      'src/rows.tsx': `import React, { type ReactNode } from 'react';

interface Props {
  readonly names: readonly string[];
  readonly most?: number;
}

export function Rows({ names, most = 3 }: Props): ReactNode {
  const shown = names.slice(0, most);
  return (
    <ul>
      {shown.map((name) => (
        <li key={name}>{name}</li>
      ))}
      {names.length >= most && <li>…</li>}
    </ul>
  );
}
`,
    },
    tests: {
      'test/rows.test.tsx': `import React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Rows } from '../src/rows.tsx';

heal('../src/rows.tsx#Rows')('shows dots only when something is left out', () => {
  expect(renderToStaticMarkup(<Rows names={['a', 'b']} most={2} />)).toBe('<ul><li>a</li><li>b</li></ul>');
});

test('leaves names out', () => {
  expect(renderToStaticMarkup(<Rows names={['a', 'b']} most={1} />)).toBe('<ul><li>a</li><li>…</li></ul>');
  expect(renderToStaticMarkup(<Rows names={['a']} />)).toBe('<ul><li>a</li></ul>');
});
`,
    },
    edit: ['length >= most', 'length > most'],
  },
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
    way: 'reload',
  },
];
