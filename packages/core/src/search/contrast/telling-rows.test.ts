import { describe, expect, it } from 'vitest';
import type { Row } from './row.ts';
import { tellingRows } from './telling-rows.ts';

const row = (nth: number, assertions: string, isOdd = false): Row => ({
  call: { name: 'f', args: [nth], code: `f(${nth})` },
  assertions: assertions.split(' '),
  isOdd,
});
const told = (...rows: readonly Row[]): number[] => tellingRows(rows).map(({ call }) => call.args[0] as number);

describe('tellingRows', () => {
  it('leaves out what all do alike', () => {
    expect(told(row(0, 'a a'), row(1, 'a b'))).toEqual([1]);
  });

  it('takes a row only for what is not told apart yet', () => {
    expect(told(row(0, 'a b b'), row(1, 'c d d'), row(2, 'e e f'))).toEqual([0, 2]);
  });

  it('takes others before odd ones, and short ones before long ones', () => {
    expect(told(row(0, 'a b', true), row(1, 'long b'), row(2, 'c d'))).toEqual([2]);
  });

  it('has nothing to tell of patches that are all alike', () => {
    expect(told(row(0, 'a a'))).toEqual([]);
    expect(told()).toEqual([]);
  });
});
