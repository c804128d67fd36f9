import { expect, it } from 'vitest';
import type { Candidate } from '../../model/candidate.ts';
import { nearMisses, type KnownGround } from './near-misses.ts';

const SOURCE = 'one(a);\ntwo(b);\nthree(c);\n';
/** Tests 0 and 1 fail, 2 and 3 pass. */
const SPECTRUM = { failing: [0, 1], passing: [2, 3] };

it('puts what turned most tests first, then what broke fewest, then what is likeliest', () => {
  const misses = nearMisses({
    source: SOURCE,
    spectrum: SPECTRUM,
    trail: [
      { candidate: edit('a', 'x', 1), bits: '00--' },
      { candidate: edit('a', 'y', 2), bits: '10--' },
      { candidate: edit('b', 'y', 1), bits: '1-0-' },
      { candidate: edit('c', 'y', 1), bits: '110-' },
      {
        candidate: {
          ...edit('a', 'y', 1),
          key: 'two',
          edits: [...edit('a', 'y', 1).edits, ...edit('b', 'y', 1).edits],
        },
        bits: '10--',
      },
    ],
    grounds: [ground(edit('a', 'y', 2), '1010'), ground(edit('b', 'z', 0.5), '1011')],
  });

  expect(misses).toEqual([
    { line: 3, before: 'c', after: 'y', turned: 2, of: 2 },
    { line: 2, before: 'b', after: 'z', turned: 1, of: 2, broke: 0 },
    { line: 2, before: 'b', after: 'y', turned: 1, of: 2 },
    { line: 1, before: 'a', after: 'y', turned: 1, of: 2, broke: 1 },
  ]);
});

it('tells of what only has a test fail later', () => {
  const misses = nearMisses({
    source: SOURCE,
    spectrum: SPECTRUM,
    trail: [
      { candidate: edit('a', 'x', 1), bits: 'A---' },
      { candidate: edit('b', 'x', 2), bits: 'C---' },
      { candidate: edit('c', 'x', 2), bits: '1A--' },
    ],
    grounds: [],
  });

  expect(misses).toEqual([
    { line: 3, before: 'c', after: 'x', turned: 1, of: 2, further: 1 },
    { line: 2, before: 'b', after: 'x', turned: 0, of: 2, further: 3 },
    { line: 1, before: 'a', after: 'x', turned: 0, of: 2, further: 1 },
  ]);
});

it('tells of a line no more than two that turn as many, and no more than eight', () => {
  const alike = Array.from({ length: 5 }, (_, index) => ({ candidate: edit('a', `v${index}`, index), bits: '10--' }));
  const misses = nearMisses({ source: SOURCE, spectrum: SPECTRUM, trail: alike, grounds: [] });
  const long = 'f(x);\n'.repeat(20);
  const many = Array.from({ length: 20 }, (_, index) => {
    const start = 6 * index + 2;
    const candidate = {
      key: String(index),
      edits: [{ start, end: start + 1, text: 'y'.repeat(900) }],
      operator: 'o',
      cost: 1,
    };
    return { candidate, bits: '10--' };
  });

  expect(misses.map(({ after }) => after)).toEqual(['v0', 'v1']);
  const bounded = nearMisses({ source: long, spectrum: SPECTRUM, trail: many, grounds: [] });
  expect([bounded.length, bounded[0]?.after.length]).toEqual([8, 200]);
});

function edit(find: string, text: string, cost: number): Candidate {
  const start = SOURCE.indexOf(`(${find})`) + 1;
  return { key: `${find}${text}`, edits: [{ start, end: start + 1, text }], operator: 'o', cost };
}

function ground(first: Candidate, passes: string): KnownGround {
  return { first, tests: Array.from(passes).map((bit) => ({ passes: bit === '1', durationMs: 1, steps: 1 })) };
}
