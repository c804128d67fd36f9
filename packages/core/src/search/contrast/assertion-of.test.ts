import { expect, it } from 'vitest';
import type { CallOutcome } from '../../ports/probe-lab.ts';
import { assertionOf } from './assertion-of.ts';

it.each<[outcome: CallOutcome, assertion: string | undefined]>([
  [{ isAsync: false, value: 3 }, 'expect(f(1)).toBe(3);'],
  [{ isAsync: false, value: null }, 'expect(f(1)).toBe(null);'],
  [{ isAsync: false, value: undefined }, 'expect(f(1)).toBeUndefined();'],
  [{ isAsync: false, value: [3] }, 'expect(f(1)).toEqual([3]);'],
  [{ isAsync: true, value: 'a' }, "expect(await f(1)).toBe('a');"],
  [{ isAsync: false, error: "isn't" }, String.raw`expect(() => f(1)).toThrow('isn\'t');`],
  [{ isAsync: true, error: 'no' }, "await expect(f(1)).rejects.toThrow('no');"],
  [{ isAsync: false, value: () => 1 }, undefined],
])('of %o is %s', (outcome, assertion) => {
  expect(assertionOf('f(1)', outcome, "'")).toBe(assertion);
});
