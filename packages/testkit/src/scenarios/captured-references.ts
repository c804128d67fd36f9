import { fixture } from './fixture.ts';
import type { ProbeScenario } from './probe-scenario.ts';

const TARGET = `const RATE = 3
export function tax(n: number): number { return n * RATE }
export class Base { kind(): string { return 'bas' } }
export const taxes = { tax };
`;
const RIGHT = [['RATE }', '2 }']] as const;

/** Two tests of `tax`, and candidates of every kind. */
const DOUBLING = {
  tests: [['doubles', 'got 6, not 4'], 'zero'],
  right: RIGHT,
  wrong: [
    ['RATE }', '1 }'],
    ['n * RATE', 'n + 9'],
  ],
  more: [
    { name: 'at load time', replace: [['3', '2']], expected: 'plausible' },
    { name: 'of its own', replace: [['const RATE = 3', 'const RATE = 2, MORE = 1']], expected: 'plausible' },
    { name: 'endless', replace: [['return n * RATE', 'while (true) {}']], expected: 'timeout' },
    { name: 'after the endless one', replace: [['n * RATE', '(n + n)']], expected: 'plausible' },
  ],
} as const;

/** Functions that a test or another module took when it was loaded: a new instance reaches those that the module exports, and no others. */
export const capturedReferences: readonly ProbeScenario[] = [
  fixture({
    name: 'a function in a constant of the test file',
    target: TARGET,
    test: `import * as target from '../src/target';
const tax = target.tax;
test('doubles', () => equal(tax(2), 4));
test('zero', () => equal(tax(0), 0));
`,
    ...DOUBLING,
  }),
  fixture({
    name: 'exported functions that another module keeps, and a class',
    target: TARGET,
    others: { 'src/table.ts': `import { Base, tax } from './target';\nexport const table = [tax, Base];\n` },
    test: `import * as target from '../src/target';
import { table } from '../src/table';
const [tax, Base] = table as [typeof target.tax, typeof target.Base];
test('kind', () => equal(new Base().kind(), 'base'));
test('tax', () => equal([1].map(tax), [3]));
test('names', () => equal([tax.name, Base.name, tax.length], ['tax', 'Base', 1]));
test('is one', () => equal([new Base() instanceof target.Base, tax === target.tax], [true, true]));
`,
    tests: [['kind', 'got "bas", not "base"'], 'tax', 'names', 'is one'],
    right: [["'bas'", "'base'"]],
    wrong: [
      ["'bas'", "'sub'"],
      ['n * RATE', 'n'],
    ],
    more: [
      { name: 'a second parameter', replace: [['n: number)', 'n: number, m: number)']], expected: 'fails' },
      {
        name: 'a class no more',
        replace: [["export class Base { kind(): string { return 'bas' } }", 'export const Base = 3']],
        expected: 'fails',
      },
    ],
  }),
  fixture({
    name: 'a method in a constant of the test file',
    ways: ['reload'],
    target: TARGET,
    test: `import { taxes } from '../src/target';
const { tax } = taxes;
test('doubles', () => equal(tax(2), 4));
test('zero', () => equal(tax(0), 0));
`,
    // What runs while the module is evaluated cannot be selected afterwards.
    ...DOUBLING,
  }),
  fixture({
    name: 'a table in another module, and a subclass',
    // The runners' drivers let a subclass follow the class that it extends.
    ways: ['in-place', 'reload'],
    target: TARGET,
    others: {
      'src/table.ts': `import { Base, tax } from './target';\nexport const table = [tax];\nexport class Sub extends Base {}\n`,
    },
    test: `import { Sub, table } from '../src/table';
test('kind', () => equal(new Sub().kind(), 'base'));
test('table', () => equal(table.map((f) => f(2)), [6]));
`,
    tests: [['kind', 'got "bas", not "base"'], 'table'],
    right: [["'bas'", "'base'"]],
    wrong: [
      ["'bas'", "'sub'"],
      ['n * RATE', 'n'],
    ],
  }),
  fixture({
    name: 'a captured function whose errors the test catches',
    ways: ['reload'],
    target: TARGET,
    test: `import * as target from '../src/target';
const taxes = [target.taxes.tax];
test('doubles', () => {
  let seen = 6;
  try { seen = taxes[0](2); } catch {}
  equal(seen, 4);
});
`,
    tests: [['doubles', 'got 6, not 4']],
    right: RIGHT,
    wrong: [
      ['RATE }', '1 }'],
      ['n * RATE', 'n + 9'],
    ],
  }),
  fixture({
    name: 'a failing test that differs when it runs twice',
    ways: ['reload-each'],
    target: `import { next } from './counter'\nexport const label = (): string => 'n' + next() + '?'\n`,
    others: { 'src/counter.ts': `let n = 0;\nexport const next = (): number => ++n;\n` },
    test: `import { label } from '../src/target';
test('first', () => equal(label(), 'n1'));
`,
    tests: [['first', 'got "n1?", not "n1"']],
    right: [["'?'", "''"]],
    wrong: [
      ["'?'", "'!'"],
      ["'n'", "'m'"],
    ],
  }),
  fixture({
    name: 'state of the module that the tests share, in their order',
    ways: ['reload-each'],
    target: `let n = 0\nexport const next = (): number => n--\n`,
    test: `import { next } from '../src/target';
test('zero', () => equal(next(), 0));
test('one', () => equal(next(), 1));
`,
    tests: ['zero', ['one', 'got -1, not 1']],
    right: [['n--', 'n++']],
    wrong: [
      ['n--', '++n'],
      ['n--', 'n'],
    ],
  }),
  fixture({
    name: 'a failure that is not the one that the user saw',
    ways: ['unprobeable'],
    target: `export const one = (): number => 2\n`,
    test: `import { one } from '../src/target';\ntest('one', () => equal(one(), 1));\n`,
    tests: [['one', 'got 3, not 1']],
  }),
  fixture({
    name: 'an object that tests share, turned over by a candidate that passes only when the failing test is first',
    ways: ['reload'],
    target: `export class Row {
  readonly #items: string[]
  constructor(items: readonly string[]) { this.#items = [...items] }
  at(index: number): string | undefined { return this.#items[index] }
}
`,
    test: `import { Row } from '../src/target';
const row = new Row(['a', 'b']);
test('first', () => equal(row.at(0), 'a'));
test('last', () => equal(row.at(-1), 'b'));
`,
    tests: ['first', ['last', 'got undefined, not "b"']],
    wrong: [['this.#items[index]', 'this.#items.reverse()[0]']],
    right: [['this.#items[index]', 'this.#items.at(index)']],
    more: [
      { name: 'turns', replace: [['this.#items[index]', 'this.#items.reverse()[index]']], expected: 'fails' },
      { name: 'after it', replace: [['this.#items[index]', 'this.#items.reverse().at(0)']], expected: 'fails' },
      { name: 'turns back', replace: [['this.#items[index]', 'this.#items.reverse().at(9)']], expected: 'fails' },
    ],
  }),
];
