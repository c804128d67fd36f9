import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Candidate } from '../model/candidate.ts';
import { rankCandidates } from './rank-candidates.ts';

const SOURCE = 'abcdefghijklmnopqrstuvwxyz';

const candidates: fc.Arbitrary<Candidate[]> = fc.uniqueArray(
  fc.record({
    key: fc.string({ maxLength: 4 }),
    edits: fc.array(
      fc.record({ start: fc.nat(9), end: fc.integer({ min: 10, max: 12 }), text: fc.string({ maxLength: 2 }) }),
      { maxLength: 2 },
    ),
    operator: fc.constant('o'),
    cost: fc.constantFrom(0.5, 1, 1, 2.25),
  }),
  { selector: (candidate) => candidate.key },
);

describe('rankCandidates', () => {
  it('is a total order: the same list, whatever order it comes in', () => {
    fc.assert(
      fc.property(
        candidates.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
        ([list, shuffled]) => {
          expect(rankCandidates(shuffled, SOURCE)).toEqual(rankCandidates(list, SOURCE));
        },
      ),
    );
  });

  it('keeps every candidate, and does not touch its argument', () => {
    fc.assert(
      fc.property(candidates, (list) => {
        const before = structuredClone(list);

        const ranked = rankCandidates(list, SOURCE);

        expect(new Set(ranked)).toEqual(new Set(list));
        expect(list).toEqual(before);
      }),
    );
  });

  it('never lets a dearer candidate go first', () => {
    fc.assert(
      fc.property(candidates, (list) => {
        const costs = rankCandidates(list, SOURCE).map((candidate) => candidate.cost);

        expect(costs).toEqual(costs.toSorted((a, b) => a - b));
      }),
    );
  });

  it('prefers the cheaper, then the smaller edit, then the earlier place', () => {
    const list = [
      made('late', 1, 9, 'x'),
      made('dear', 2, 0, ''),
      made('big', 1, 0, 'x + x'),
      made('early', 1, 3, 'x'),
    ];

    const ranked = rankCandidates(list, SOURCE);

    expect(ranked.map((candidate) => candidate.key)).toEqual(['early', 'late', 'big', 'dear']);
  });

  it('does not hold a long name against an edit', () => {
    const short: Candidate = { key: 'short', cost: 1, operator: 'o', edits: [{ start: 9, end: 10, text: 'j - 1' }] };
    const long: Candidate = { key: 'long', cost: 1, operator: 'o', edits: [{ start: 0, end: 6, text: 'abcdef + 1' }] };

    expect(rankCandidates([short, long], SOURCE).map(({ key }) => key)).toEqual(['long', 'short']);
  });

  it('puts one edit before two that are a little cheaper', () => {
    const one = made('one', 2.9, 0, '');
    const two = { ...made('two', 2.2, 0, ''), operator: 'change-number + off-by-one' };
    const cheap = { ...made('cheap', 2, 0, ''), operator: 'change-number + off-by-one' };

    expect(rankCandidates([two, one, cheap], SOURCE).map(({ key }) => key)).toEqual(['cheap', 'one', 'two']);
  });
});

function made(key: string, cost: number, start: number, text: string): Candidate {
  return { key, cost, operator: 'o', edits: [{ start, end: start + 1, text }] };
}
