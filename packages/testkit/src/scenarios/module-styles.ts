import { fixture } from './fixture.ts';
import type { ProbeScenario } from './probe-scenario.ts';

/** The ways in which a module offers what it has: each has to reach the tests by a new instance. */
export const moduleStyles: readonly ProbeScenario[] = [
  fixture({
    name: 'a function declaration, a default parameter and destructuring',
    target: `interface Line { price: number; qty?: number }
export function total({ price, qty = 0 }: Line, rate = 2): number {
  return price * qty * rate
}
`,
    test: `import { total } from '../src/target';
test('one', () => equal(total({ price: 3 }), 6));
test('given', () => equal(total({ price: 3, qty: 2 }, 1), 6));
`,
    tests: [['one', 'got 0, not 6'], 'given'],
    right: [['qty = 0', 'qty = 1']],
    wrong: [
      ['price * qty', 'price + qty'],
      ['rate = 2', 'rate = 3'],
    ],
  }),
  fixture({
    name: 'an exported arrow function and recursion',
    target: `export const power = (base: number, exponent: number): number =>
  exponent > 1 ? base * power(base, exponent - 1) : 1
`,
    test: `import { power } from '../src/target';
describe('power', () => {
  test('squares', () => equal(power(3, 2), 9));
  test('knows zero', () => equal(power(3, 0), 1));
});
`,
    tests: [['power > squares', 'got 3, not 9'], 'power > knows zero'],
    right: [['exponent > 1', 'exponent > 0']],
    wrong: [
      ['exponent > 1', 'exponent > 2'],
      [': 1', ': base'],
    ],
  }),
  fixture({
    name: 'asynchronous functions and generators',
    target: `export async function load(ids: readonly number[]): Promise<number[]> {
  const found: number[] = []
  for await (const id of each(ids)) found.push(id)
  return found
}
async function* each(ids: readonly number[]) {
  for (const id of steps(ids)) yield await Promise.resolve(id)
}
function* steps(ids: readonly number[]) {
  for (let i = 1; i < ids.length; i++) yield ids[i] as number
}
`,
    test: `import { load } from '../src/target';
test('all', async () => equal(await load([4, 5]), [4, 5]));
test('none', async () => equal(await load([]), []));
`,
    tests: [['all', 'got [5], not [4,5]'], 'none'],
    right: [['let i = 1', 'let i = 0']],
    wrong: [
      ['i < ids.length', 'i <= ids.length'],
      ['return found', 'return []'],
    ],
  }),
  fixture({
    name: 'a class with private fields, getters and statics',
    target: `export class Account {
  static #opened = 0
  #balance = 0
  constructor(readonly owner: string) { Account.#opened++ }
  static get opened(): number { return Account.#opened }
  deposit(amount: number): this { this.#add(-amount); return this }
  get balance(): number { return this.#balance }
  #add(amount: number): void { this.#balance += amount }
}
`,
    test: `import { Account } from '../src/target';
test('deposits', () => equal(new Account('a').deposit(5).balance, 5));
test('counts', () => { new Account('b'); equal(Account.opened, 1); });
test('is one', () => { const a = new Account('c'); equal([a instanceof Account, a.constructor === Account, a.owner], [true, true, 'c']); });
`,
    tests: [['deposits', 'got -5, not 5'], 'counts', 'is one'],
    right: [['this.#add(-amount)', 'this.#add(amount)']],
    wrong: [
      ['this.#balance += amount', 'this.#balance = 0'],
      ['Account.#opened++', 'Account.#opened--'],
    ],
  }),
  fixture({
    name: 'a class as default export, with parameter properties',
    target: `export default class {
  constructor(private readonly width: number, public height = 1) {}
  area(): number { return this.width + this.height }
}
`,
    test: `import Box from '../src/target';
test('area', () => equal(new Box(3, 4).area(), 12));
test('height', () => equal(new Box(3).height, 1));
`,
    tests: [['area', 'got 7, not 12'], 'height'],
    right: [['this.width + this.height', 'this.width * this.height']],
    wrong: [
      ['this.width + this.height', 'this.width - this.height'],
      ['height = 1', 'height = 2'],
    ],
  }),
  fixture({
    name: 'an anonymous function as default export',
    target: `export default function (text: string): string { return text.trimStart().toLowerCase() }\n`,
    test: `import tidy from '../src/target';
test('trims', () => equal(tidy(' A '), 'a'));
test('lowers', () => equal(tidy('B'), 'b'));
`,
    tests: [['trims', 'got "a ", not "a"'], 'lowers'],
    right: [['text.trimStart()', 'text.trim()']],
    wrong: [
      ['text.trimStart()', 'text.trimEnd()'],
      ['text.trimStart()', 'text'],
    ],
  }),
  fixture({
    name: 'renamed exports through an index, and a binding that changes',
    target: `let count = 0
export let last = ''
function add(name: string): number { last = name.slice(1); return ++count }
export { add as register, count as registered }
`,
    others: { 'src/index.ts': `export * from './target';\nexport { register as enter } from './target';\n` },
    test: `import { register, enter, last, registered } from '../src/index';
test('tells the last', () => { enter('xy'); equal(last, 'xy'); });
test('counts', () => { register('a'); enter('b'); equal(registered, 2); });
`,
    tests: [['tells the last', 'got "y", not "xy"'], 'counts'],
    right: [['name.slice(1)', 'name.slice(0)']],
    wrong: [
      ['++count', 'count++'],
      ['name.slice(1)', 'name.slice(2)'],
    ],
  }),
  fixture({
    name: 'an import cycle',
    target: `import { names } from './other'
export function size(): number { return names().length - 1 }
export function prefix(): string { return '>' }
`,
    others: {
      'src/other.ts': `import { prefix } from './target';\nexport const first = prefix();\nexport function names(): string[] { return [first + 'a', prefix() + 'b']; }\n`,
    },
    test: `import { names } from '../src/other';
import { size, prefix } from '../src/target';
test('size', () => equal(size(), 2));
test('names', () => equal([names(), prefix()], [['>a', '>b'], '>']));
`,
    tests: [['size', 'got 1, not 2'], 'names'],
    right: [['names().length - 1', 'names().length']],
    wrong: [
      ['names().length - 1', 'names().length + 1'],
      ["'>'", "''"],
    ],
  }),
  fixture({
    name: 'a dynamic import',
    target: `export const half = (n: number): number => n / 3\n`,
    test: `test('halves', async () => { const { half } = await import('../src/target'); equal(half(6), 3); });
test('zero', async () => equal((await import('../src/target')).half(0), 0));
`,
    tests: [['halves', 'got 2, not 3'], 'zero'],
    right: [['n / 3', 'n / 2']],
    wrong: [
      ['n / 3', 'n * 3'],
      ['n / 3', 'n - 2'],
    ],
    // A module that no file imports statically is loaded in the first test: some runners do not reach it before.
    ways: ['in-place', 'reload'],
  }),
  fixture({
    name: 'module-level constants, expressions, namespaces and static fields',
    target: `const LIMIT = 10 - 1
const DIGITS = /^\\d$/
namespace Rates { export const base = 2 }
export class Rule { static readonly size = LIMIT * Rates.base }
export const isCode = (text: string): boolean => DIGITS.test(text)
`,
    test: `import { Rule, isCode } from '../src/target';
test('size', () => equal([Rule.size, isCode('12')], [20, true]));
test('digits', () => equal([isCode('1'), isCode('a')], [true, false]));
`,
    tests: [['size', 'got [18,false], not [20,true]'], 'digits'],
    wrong: [
      ['10 - 1', '10'],
      ['/^\\d$/', '/^\\d+$/'],
    ],
    more: [
      {
        name: 'both',
        replace: [
          ['10 - 1', '10'],
          ['/^\\d$/', '/^\\d+$/'],
        ],
        expected: 'plausible',
      },
    ],
  }),
  fixture({
    name: 'enums',
    target: `export enum Level { Low = 1, Mid, High = 5 }
export const names = (): string[] => Object.keys(Level).filter((key) => Number.isNaN(Number(key)))
`,
    test: `import { Level, names } from '../src/target';
test('high', () => equal([Level.High, Level[3]], [3, 'High']));
test('names', () => equal([names(), Level.Mid], [['Low', 'Mid', 'High'], 2]));
`,
    tests: [['high', 'got [5,null], not [3,"High"]'], 'names'],
    right: [['High = 5', 'High = 3']],
    wrong: [
      ['High = 5', 'High = 4'],
      ['Low = 1', 'Low = 2'],
    ],
  }),
  fixture({
    name: 'CommonJS with an object of functions',
    targetFile: 'src/target.cjs',
    target: `const offset = 2;\nmodule.exports = { shift: (n) => n + offset };\nmodule.exports.back = function (n) { return n - 1; };\n`,
    test: `import table from '../src/target.cjs';
test('shifts', () => equal(table.shift(2), 3));
test('back', () => equal(table.back(2), 1));
`,
    tests: [['shifts', 'got 4, not 3'], 'back'],
    right: [['offset = 2', 'offset = 1']],
    wrong: [
      ['n + offset', 'n - offset'],
      ['n - 1', 'n - 2'],
    ],
  }),
  fixture({
    name: 'CommonJS with one function',
    targetFile: 'src/target.cjs',
    target: `module.exports = function join(list) { return list.join(';'); };\n`,
    test: `import join from '../src/target.cjs';
test('joins', () => equal(join([1, 2]), '1,2'));
test('none', () => equal(join([]), ''));
`,
    tests: [['joins', 'got "1;2", not "1,2"'], 'none'],
    right: [["';'", "','"]],
    wrong: [
      ["';'", "''"],
      ["list.join(';')", 'list.length'],
    ],
  }),
  fixture({
    name: 'TSX with a pragma',
    targetFile: 'src/target.tsx',
    target: `/** @jsxRuntime classic */
/** @jsx element */
function element(tag: string, props: object | null, ...children: unknown[]): string {
  return '<' + tag + '>' + children.flat().join('') + '</' + tag + '>'
}
export const List = (items: readonly string[]) => <ul>{items.slice(1).map((item) => <li>{item}</li>)}</ul>
`,
    test: `import { List } from '../src/target';
test('items', () => equal(List(['a', 'b']), '<ul><li>a</li><li>b</li></ul>'));
test('none', () => equal(List([]), '<ul></ul>'));
`,
    tests: [['items', 'got "<ul><li>b</li></ul>", not "<ul><li>a</li><li>b</li></ul>"'], 'none'],
    right: [['items.slice(1)', 'items.slice(0)']],
    wrong: [
      ['items.slice(1)', '[]'],
      ['{item}', '{items}'],
    ],
  }),
];
