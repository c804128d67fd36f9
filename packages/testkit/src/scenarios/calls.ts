import { fixture } from './fixture.ts';
import type { ProbeScenario } from './probe-scenario.ts';

const RIGHT = [['length - 2', 'length - 1']] as const;

/** Functions that are called apart from any test, as the tests call them and otherwise. */
export const calls: readonly ProbeScenario[] = [
  fixture({
    name: 'calls of exported functions',
    target: `let count = 0;
export function last(items: readonly number[]): number | undefined {
  return items[items.length - 2];
}
export const kindOf = (value: unknown): string => (value instanceof Array ? 'list' : value instanceof Map ? 'map' : 'other');
async function later(n: number): Promise<number> {
  if (n < 0) throw new RangeError('below zero');
  return (await Promise.resolve(n)) + 1;
}
export { later as soon };
export function spin(n: number): number {
  while (n !== 0) n--;
  return ++count;
}
export function never(): Promise<void> {
  return new Promise(() => {});
}
function hidden(): number { return 1 }
export const hide = { hidden };
`,
    test: `import { last, kindOf, soon, spin } from '../src/target';
test('last', () => equal(last([4, 5]), 5));
test('others', async () => equal([[[last([7, 7])]].map(kindOf)[0], await soon(1), spin(0)], ['list', 2, 1]));
`,
    tests: [['last', 'got 4, not 5'], 'others'],
    right: RIGHT,
    wrong: [
      ['length - 2', 'length'],
      ['length - 2', 'length - 3'],
    ],
    calls: {
      replace: RIGHT,
      seen: [
        ['last', [4, 5]],
        ['last', [7, 7]],
        ['kindOf', [7]],
        ['soon', 1],
        ['spin', 0],
      ],
      made: [
        { call: ['last', [1, 2, 3]], outcome: { value: 3 } },
        { call: ['last', []], outcome: { value: '<undefined>' } },
        { call: ['last', null], outcome: { error: `Cannot read properties of null (reading 'length')` } },
        { call: ['kindOf', [1]], outcome: { value: 'list' } },
        { call: ['kindOf', 1], outcome: { value: 'other' } },
        { call: ['soon', 4], outcome: { value: 5 }, isAsync: true },
        { call: ['soon', -1], outcome: { error: 'below zero' }, isAsync: true },
        { call: ['spin', 3], outcome: { value: 1 } },
        { call: ['spin', -1], outcome: '<undefined>' },
        { call: ['spin', 2], outcome: { value: 2 } },
        { call: ['never'], outcome: '<undefined>' },
        { call: ['hidden'], outcome: '<undefined>' },
        { call: ['spin', -2], outcome: '<undefined>' },
        { call: ['last', [1]], outcome: { value: 1 } },
        { call: ['spin', -3], outcome: '<undefined>' },
        // Three that do not end are enough.
        { call: ['last', [1]], outcome: '<undefined>' },
      ],
    },
  }),
  fixture({
    name: 'calls where only the runner makes instances',
    ways: ['reload'],
    target: `export function last(items: readonly number[]): number | undefined {
  return items[items.length - 2];
}
export const all = { last };
`,
    test: `import * as target from '../src/target';
const { last } = target.all;
test('last', () => equal(last([4, 5]), 5));
test('none', () => equal(last([]), undefined));
`,
    tests: [['last', 'got 4, not 5'], 'none'],
    right: RIGHT,
    wrong: [
      ['length - 2', 'length'],
      ['length - 2', 'length - 3'],
    ],
    calls: { replace: RIGHT, seen: [], made: [{ call: ['last', [1, 2]], outcome: '<undefined>' }] },
  }),
];
