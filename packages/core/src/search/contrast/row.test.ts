import { expect, it } from 'vitest';
import type { CallOutcome } from '../../ports/probe-lab.ts';
import { rowsOf } from './row.ts';

const CALL = { name: 'f', args: [], code: 'f()' };
const value = (each: unknown): CallOutcome => ({ isAsync: false, value: each });
const rows = (...outcomes: readonly (CallOutcome | undefined)[]): ReturnType<typeof rowsOf> =>
  rowsOf(
    [CALL],
    outcomes.map((outcome) => [outcome]),
    "'",
  );

it('says of each patch what comes of the call', () => {
  expect(rows(value(1), value('a'))).toEqual([
    { call: CALL, assertions: ['expect(f()).toBe(1);', "expect(f()).toBe('a');"], isOdd: false },
  ]);
});

it.each<[what: string, outcome: CallOutcome]>([
  ['an error', { isAsync: false, error: 'no' }],
  ['no number', value({ days: Number.NaN })],
  ['an item that is not there', value([undefined])],
])('thinks it odd where %s comes of it', (_what, outcome) => {
  expect(rows(value(1), outcome)[0]?.isOdd).toBe(true);
});

it.each<[what: string, outcomes: readonly (CallOutcome | undefined)[]]>([
  ['of which one is not known', [value(1), undefined]],
  ['of which one cannot be written', [value(1), value(() => 1)]],
  ['that give nothing back', [value(undefined), value(undefined)]],
])('leaves out calls %s', (_what, outcomes) => {
  expect(rows(...outcomes)).toEqual([]);
});
