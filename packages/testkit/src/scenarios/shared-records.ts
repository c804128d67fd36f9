import { fixture } from './fixture.ts';
import type { ProbeScenario } from './probe-scenario.ts';

/** What tests share and the target writes into: a run in a new worker would find it as it was. */
export const sharedRecords: readonly ProbeScenario[] = [
  fixture({
    name: 'a list of the test file that the module sorts',
    target: `export function sorted(list: number[]): number[] { return list.sort() }\n`,
    test: `import { sorted } from '../src/target';
const list = [3, 1, 2];
test('leaves the list as it is', () => { sorted(list); equal(list, [3, 1, 2]); });
test('sorts', () => equal(sorted(list), [1, 2, 3]));
`,
    tests: [['leaves the list as it is', 'got [1,2,3], not [3,1,2]'], 'sorts'],
    right: [
      ['list.sort()', '[...list].sort()'],
      ['list.sort()', 'list.slice().sort()'],
    ],
    wrong: [
      ['list.sort()', 'list.reverse()'],
      ['list.sort()', '(list.length = 0, list)'],
    ],
  }),
  fixture({
    name: 'a record of another module, deep within it',
    target: `import { SETTINGS } from './settings'
export function merged(extra: object): object { return Object.assign(SETTINGS.defaults, extra) }
export const known = (key: string): boolean => SETTINGS.seen.has(key) || !SETTINGS.seen.add(key)
`,
    test: `import { known, merged } from '../src/target';
test('one', () => equal(merged({ a: 1 }), { a: 1 }));
test('other', () => equal(merged({ b: 2 }), { b: 2 }));
test('knows', () => equal(known('z'), true));
`,
    others: {
      'src/settings.ts': `export const SETTINGS = { defaults: {}, seen: new Set(['z']) }\n`,
    },
    tests: ['one', ['other', 'got {"a":1,"b":2}, not {"b":2}'], 'knows'],
    right: [['Object.assign(SETTINGS.defaults, extra)', '({ ...SETTINGS.defaults, ...extra })']],
    wrong: [['Object.assign(SETTINGS.defaults, extra)', 'SETTINGS.defaults']],
  }),
  fixture({
    name: 'a map that a candidate empties, deep within what each test makes anew',
    target: `export interface Shop { readonly stock: Map<string, number> }
export const left = ({ stock }: Shop, name: string): number => stock.get(name) ?? 1
`,
    test: `import { left } from '../src/target';
const stock = new Map([['pen', 3]]);
test('none', () => equal(left({ stock }, 'ink'), 0));
test('some', () => equal(left({ stock }, 'pen'), 3));
`,
    tests: [['none', 'got 1, not 0'], 'some'],
    right: [['?? 1', '?? 0']],
    wrong: [
      ['stock.get(name)', '(stock.clear(), stock.get(name))'],
      ['?? 1', '?? stock.set(name, 9).size'],
    ],
  }),
  fixture({
    name: 'tests that build on what earlier ones have left in a record',
    target: `export const add = (list: string[], item: string): boolean => list.includes(item) || list.push(item) > 0
export const size = (list: string[]): number => list.length + 1
`,
    test: `import { add, size } from '../src/target';
const list: string[] = [];
test('adds', () => { add(list, 'a'); equal(list, ['a']); });
test('has one', () => equal(size(list), 1));
`,
    tests: ['adds', ['has one', 'got 2, not 1']],
    right: [['list.length + 1', 'list.length']],
    wrong: [
      ['list.length + 1', 'list.length + 2'],
      ['list.push(item) > 0', 'false'],
    ],
  }),
];
