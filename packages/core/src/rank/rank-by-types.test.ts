import { expect, it } from 'vitest';
import { rankByTypes } from './rank-by-types.ts';

it('puts what does not type-check last, and keeps the order of both', () => {
  const no = ['TS2322: no'];
  const patches = [{ n: 1, typeErrors: no }, { n: 2 }, { n: 3 }, { n: 4, typeErrors: no }, { n: 5 }];

  expect(rankByTypes(patches).map(({ n }) => n)).toEqual([2, 3, 5, 1, 4]);
});
