import { fixture } from './fixture.ts';
import type { ProbeScenario } from './probe-scenario.ts';

/** State, hooks, what is left out, what is remembered, and what is recorded. */
export const sessions: readonly ProbeScenario[] = [
  fixture({
    name: 'module state that is fresh for every try',
    target: `let next = 1\nconst seen: number[] = []\nexport function id(): number { seen.push(next + 1); return next++ + seen.length }\n`,
    test: `import { id } from '../src/target';
test('first', () => equal(id(), 1));
test('second', () => { id(); equal(id() > 1, true); });
`,
    tests: [['first', 'got 2, not 1'], 'second'],
    right: [['next = 1', 'next = 0']],
    wrong: [
      ['next++', '++next'],
      ['+ seen.length', '- seen.length - seen.length'],
    ],
  }),
  fixture({
    name: 'hooks that run for every try',
    target: `export function push(list: number[], n: number): number { list.push(n); return list.length + 1 }\n`,
    test: `import { push } from '../src/target';
let list: number[] = [];
let open = 0;
beforeEach(() => { list = []; open++; });
afterEach(() => { open--; });
describe('inner', () => {
  beforeEach(() => { list.push(0); });
  test('pushes', () => { equal(open, 1); equal(push(list, 5), 2); });
});
test('is outer', () => { push(list, 1); equal([list, open], [[1], 1]); });
`,
    tests: [['inner > pushes', 'got 3, not 2'], 'is outer'],
    right: [['list.length + 1', 'list.length']],
    wrong: [
      ['list.push(n)', 'list.push(n, n)'],
      ['list.length + 1', 'n'],
    ],
  }),
  fixture({
    name: 'an error of a hook',
    target: `let open = 0\nexport const enter = (): number => ++open\nexport const leave = (): void => { open -= 2 }\nexport const isClosed = (): boolean => open === 0\n`,
    test: `import { enter, isClosed, leave } from '../src/target';
afterEach(() => { leave(); equal(isClosed(), true); });
test('enters', () => equal(enter(), 1));
`,
    tests: [['enters', 'got false, not true']],
    right: [['open -= 2', 'open -= 1']],
    wrong: [
      ['open -= 2', 'open -= 3'],
      ['++open', 'open++'],
    ],
  }),
  fixture({
    name: 'a passing test that does not repeat',
    leftOut: ['once'],
    target: `export const one = (): number => 2\n`,
    test: `import { one } from '../src/target';
let runs = 0;
test('one', () => equal(one(), 1));
test('once', () => equal(++runs, 1));
test('number', () => equal(typeof one(), 'number'));
`,
    tests: [['one', 'got 2, not 1'], 'once', 'number'],
    right: [['=> 2', '=> 1']],
    wrong: [
      ['=> 2', '=> 3'],
      ['=> 2', "=> '1' as never"],
    ],
    // What was left out has no part in what is remembered either.
    journal: { known: '1-1' },
    more: [{ name: 'known', replace: [['2', '4 / 4']], expected: 'plausible' }],
  }),
  fixture({
    name: 'verdicts that are known from an earlier worker',
    target: `export const one = (): number => 2\n`,
    test: `import { one } from '../src/target';
test('one', () => equal(one(), 1));
test('number', () => equal(typeof one(), 'number'));
`,
    tests: [['one', 'got 2, not 1'], 'number'],
    journal: { 'known to pass': '11', 'known to fail': '10', killer: 'k' },
    more: [
      { name: 'known to pass', replace: [['2', '7']], expected: 'plausible' },
      { name: 'known to fail', replace: [['2', '8']], expected: 'fails' },
      { name: 'killer', replace: [['2', 'process.abort()']], expected: 'timeout' },
      { name: 'new', replace: [['2', '1']], expected: 'plausible' },
    ],
  }),
  fixture({
    name: 'values that sites have seen',
    target: `const RATES = new Map([['a', 2]])
export class Till {
  #sum = 0
  readonly rows: number[] = []
  add(name: string, n: number): number {
    const rate = RATES.get(name) ?? 1
    this.rows.push(n)
    for (const row of this.rows) this.#sum += row * rate
    return this.#sum
  }
}
export const start = 1 + 1
`,
    test: `import { Till } from '../src/target';
test('adds', () => { const till = new Till(); till.add('a', 1); equal(till.add('a', 2), 6); });
test('one', () => equal(new Till().add('b', 3), 3));
`,
    tests: [['adds', 'got 8, not 6'], 'one'],
    sites: [
      { find: 'row * rate', names: ['row', 'rate', 'n'], hits: [3, 1], first: { values: [1, 2, 1], value: 2 } },
      {
        find: 'RATES.get(name)',
        names: ['name', 'rate', 'this'],
        hits: [2, 1],
        first: { values: ['a', '<absent>', { rows: [] }], value: 2 },
      },
      { find: '1 + 1', names: [], hits: [1, 1], first: { values: [], value: 2 } },
      { find: 'this.rows.push(n)', names: ['this'], hits: [2, 1], first: { values: [{ rows: [] }], value: 1 } },
    ],
    right: [['for (const row of this.rows) this.#sum += row * rate', 'this.#sum += n * rate']],
    wrong: [
      ['row * rate', 'row'],
      ['?? 1', '?? 2'],
    ],
  }),
  fixture({
    name: 'what a matcher says of its failure, read by the test',
    needs: ['matchers'],
    target: 'export const double = (n: number): number => n * 2 + 1\n',
    test: `import { double } from '../src/target';
const told = async (assert: () => unknown): Promise<string> => {
  try { await assert() } catch (error) { return (error as Error).message }
  return 'nothing';
};
test('doubles', async () => {
  await told(() => expect(double(1)).toBe(77));
  equal((await told(() => expect(double(2)).toBe(4))).includes('5'), false);
  expect(double(2) === 4).toBe(true);
});
test('says both', async () => equal((await told(() => expect(double(0) + 30).toBe(99))).includes('99'), true));
test('says both later', async () => {
  equal((await told(() => expect(Promise.resolve(double(0) + 30)).resolves.toBe(99))).includes('99'), true);
});
`,
    tests: [['doubles', 'got true, not false'], 'says both', 'says both later'],
    right: [['n * 2 + 1', 'n * 2']],
    wrong: [['n * 2 + 1', 'n + 3']],
    more: [{ name: 'half right', replace: [['n * 2 + 1', 'n * 3']], expected: 'fails later' }],
  }),
];
