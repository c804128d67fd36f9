import { fixture } from './fixture.ts';
import type { ProbeScenario } from './probe-scenario.ts';

const COUNT = `const same = (n: number): number => n
export async function count(n: number): Promise<number> {
  let sum = 0
  for (let i = 1; i < n; i++) sum += same(i)
  return sum
}
`;
const COUNT_TEST = `import { count } from '../src/target';
test('sums', async () => equal(await count(3), 6));
test('none', async () => equal(await count(0), 0));
`;

/** Candidates that hang, crash, leave things behind: the ones after them are judged as if they had not been. */
export const misbehavior: readonly ProbeScenario[] = [
  fixture({
    name: 'endless loops, endless recursion and hangs',
    target: COUNT,
    test: COUNT_TEST,
    tests: [['sums', 'got 3, not 6'], 'none'],
    right: [['i < n', 'i <= n']],
    wrong: [['sum += same', 'sum -= same']],
    more: [
      { name: 'endless', replace: [['i++', 'i--']], expected: 'timeout' },
      { name: 'caught', replace: [['return sum', 'try { while (true) {} } catch {} return 6']], expected: 'timeout' },
      { name: 'recursion', replace: [['=> n', '=> same(n) + 1']], expected: 'not-plausible' },
      { name: 'hang', replace: [['return sum', 'await new Promise(() => {}); return sum']], expected: 'timeout' },
      {
        name: 'doubling',
        replace: [['sum += same(i)', "for (let s = 'x'; ; ) s = s.slice(0, 9) + s.slice(0, 9)"]],
        expected: 'timeout',
      },
      { name: 'after all', replace: [['i < n', 'i < n + 1']], expected: 'plausible' },
    ],
  }),
  fixture({
    name: 'an endless loop in another module, once that is bounded',
    target: `import { stepsTo } from './steps'\nexport const steps = (n: number): number => stepsTo(n - 1)\n`,
    others: {
      'src/steps.ts': `export function stepsTo(n: number): number {
  let taken = 0
  for (let left = n; left !== 0; left--) {globalThis.__heal?.round(); taken++ }
  return taken
}
`,
    },
    test: `import { steps } from '../src/target';\ntest('three', () => equal(steps(3), 3));\n`,
    tests: [['three', 'got 2, not 3']],
    more: [
      { name: 'below zero', replace: [['n - 1', '-n']], expected: 'timeout' },
      { name: 'no number', replace: [['n - 1', 'n - NaN']], expected: 'timeout' },
      { name: 'after all', replace: [['n - 1', 'n']], expected: 'plausible' },
    ],
  }),
  fixture({
    name: 'texts and lists that double in each round',
    target: `export function pad(text: string, length: number): string {
  let padded = text
  let parts: string[] = []
  while (padded.length < length + 1) { padded = padded + ' '; parts = [...parts, padded] }
  return padded
}
`,
    test: `import { pad } from '../src/target';\ntest('four', () => equal(pad('ab', 4), 'ab  '));\n`,
    tests: [['four', 'got "ab   ", not "ab  "']],
    more: [
      {
        name: 'a text',
        replace: [
          ['padded.length < length + 1', 'padded.length > 0'],
          ["padded + ' '", 'padded + padded.toUpperCase()'],
        ],
        expected: 'timeout',
      },
      {
        name: 'a list',
        replace: [
          ['padded.length < length + 1', 'padded.length > 0'],
          ['[...parts, padded]', '[...parts, padded, ...parts]'],
        ],
        expected: 'timeout',
      },
      { name: 'after all', replace: [['length + 1', 'length']], expected: 'plausible' },
    ],
  }),
  fixture({
    name: 'an endless loop while the module is evaluated',
    target: `const start = 1\nexport const from = (): number => start\n`,
    test: `import { from } from '../src/target';\ntest('from', () => equal(from(), 0));\n`,
    tests: [['from', 'got 1, not 0']],
    right: [['start = 1', 'start = 0']],
    more: [
      { name: 'endless', replace: [['= 1', '= (() => { while (true) {} })()']], expected: 'timeout' },
      { name: 'throws', replace: [['= 1', "= (() => { throw new Error('no') })()"]], expected: 'invalid' },
      { name: 'no module', replace: [['= 1', '= = 1']], expected: 'invalid' },
      { name: 'after all', replace: [['=> start', '=> start - 1']], expected: 'plausible' },
    ],
  }),
  fixture({
    name: 'a continuation that comes when another candidate runs',
    target: `import { pause, store } from './store'
export async function save(text: string): Promise<string> {
  const late = false
  if (late) await pause(280)
  write(text + '.')
  return store.text
}
function write(text: string): void { store.text = store.text === 'spoilt' ? 'spoilt' : text }
export function spoil(): void { store.text = 'spoilt' }
`,
    others: {
      'src/store.ts': `export const store = { text: '' };
export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
`,
    },
    test: `import { save } from '../src/target';
test('saves', async () => equal(await save('a'), 'a'));
`,
    tests: [['saves', 'got "a.", not "a"']],
    more: [
      {
        name: 'late',
        replace: [["write(text + '.')", 'await pause(290); spoil()']],
        expected: 'timeout',
      },
      // Two of them: on a quiet machine one is given up before what was left behind comes.
      { name: 'waits', replace: [['late = false', 'late = true']], expected: 'timeout' },
      { name: 'waits as well', replace: [['late = false', 'late = !false']], expected: 'timeout' },
      { name: 'right', replace: [["text + '.'", 'text']], expected: 'plausible' },
    ],
  }),
  fixture({
    name: 'thrown values that are no errors, and rejections that nobody handles',
    target: `export function check(n: number): boolean {\n  if (n < 1) return false\n  return n !== 0\n}\n`,
    test: `import { check } from '../src/target';
test('negative', async () => { await null; equal(check(-1), true); });
test('zero', () => equal(check(0), false));
`,
    tests: [['negative', 'got false, not true'], 'zero'],
    right: [['if (n < 1) return false', '']],
    more: [
      { name: 'null', replace: [['return false', 'throw null']], expected: 'fails' },
      { name: 'text', replace: [['return false', "throw 'no'"]], expected: 'fails' },
      { name: 'frozen', replace: [['return false', 'throw Object.freeze({ code: 1 })']], expected: 'fails' },
      {
        name: 'floating',
        replace: [['if (n < 1)', "void Promise.reject(new Error('later')); if (n === 0)"]],
        expected: 'fails',
      },
      { name: 'after all', replace: [['n < 1', 'n === 0']], expected: 'plausible' },
    ],
  }),
  fixture({
    name: 'a rejection that comes when another candidate runs',
    target: `import { later } from './later'
export function check(n: number): boolean {
  if (n < 0) return false
  if (n > 9) later()
  return n !== 0
}
`,
    others: {
      'src/later.ts': `export function later(): void {
  void new Promise((_, reject) => setTimeout(reject, 30, new Error('late')));
}
`,
    },
    test: `import { check } from '../src/target';
test('negative', async () => { equal(check(-1), true); await new Promise((done) => setTimeout(done, 90)); });
test('zero', () => equal(check(0), false));
`,
    tests: [['negative', 'got false, not true'], 'zero'],
    more: [
      { name: 'leaves it behind', replace: [['return false', 'later(); return false']], expected: 'fails' },
      { name: 'right', replace: [['if (n < 0) return false', '']], expected: 'plausible' },
      { name: 'its own', replace: [['if (n < 0) return false', 'later()']], expected: 'fails' },
      { name: 'after all', replace: [['n < 0', 'n === 0']], expected: 'plausible' },
    ],
  }),
  fixture({
    name: 'a candidate that spoils another module',
    target: `import { cache } from './cache'
export function read(key: string): string {
  if (cache.has('*')) return '*'
  return key + key
}
`,
    others: { 'src/cache.ts': `export const cache = new Set<string>();\n` },
    test: `import { read } from '../src/target';
test('reads', () => equal(read('a'), 'a'));
`,
    tests: [['reads', 'got "aa", not "a"']],
    more: [
      { name: 'spoils', replace: [['return key + key', "cache.add('*'); return key + key"]], expected: 'fails' },
      { name: 'right', replace: [['key + key', 'key']], expected: 'plausible' },
    ],
  }),
  fixture({
    name: 'a candidate that spoils what the test hands in',
    target: `export const total = (cart: { items: number[] }): number => cart.items.length - 1\n`,
    test: `import { total } from '../src/target';
const cart = { items: [1, 2] };
test('counts', () => {
  if (total(cart) !== 2) throw new Error('a wrong total\\n\\n' + JSON.stringify(cart));
});
`,
    tests: [['counts', 'a wrong total']],
    more: [
      { name: 'spoils', replace: [['cart.items.length - 1', '(cart.items.pop(), 0)']], expected: 'fails' },
      { name: 'right', replace: [['cart.items.length - 1', 'cart.items.length']], expected: 'plausible' },
    ],
  }),
  fixture({
    name: 'a candidate after which wrong ones would pass',
    target: `import { cache } from './cache'
export function read(key: string): string {
  if (cache.has('+')) return key
  return key + key
}
`,
    others: { 'src/cache.ts': `export const cache = new Set<string>();\n` },
    test: `import { read } from '../src/target';
test('reads', () => equal(read('a'), 'a'));
test('nothing', () => equal(read(''), ''));
`,
    tests: [['reads', 'got "aa", not "a"'], 'nothing'],
    more: [
      { name: 'spoils', replace: [['return key + key', "cache.add('+'); return key + key"]], expected: 'fails' },
      { name: 'wrong', replace: [['key + key', "key + '!'"]], expected: 'fails' },
      { name: 'right', replace: [['key + key', 'key']], expected: 'plausible' },
    ],
  }),
  fixture({
    name: 'fake timers',
    needs: ['fake-timers'],
    target: `export function later(done: (n: number) => void): void { setTimeout(() => done(1), 500) }\n`,
    test: `declare const jest: any; declare const vi: any;
const timers = typeof jest === 'undefined' ? vi : jest;
test('later', () => {
  timers.useFakeTimers();
  const seen: number[] = [];
  later((n) => seen.push(n));
  timers.advanceTimersByTime(300);
  equal(seen, [1]);
});
import { later } from '../src/target';
`,
    tests: [['later', 'got [], not [1]']],
    right: [['500', '200']],
    wrong: [
      ['500', '900'],
      ['done(1)', 'done(2)'],
    ],
    more: [
      { name: 'endless', replace: [['setTimeout(', "for (let s = ''; ; s += 'x') setTimeout("]], expected: 'timeout' },
      { name: 'after all', replace: [['500', '300']], expected: 'plausible' },
    ],
  }),
];
