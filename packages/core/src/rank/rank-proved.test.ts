import { expect, it } from 'vitest';
import { rankProved } from './rank-proved.ts';

const no = ['TS2322: no'];

it.each([
  [
    'what does not type-check last, and keeps the order of both',
    [{ n: 1, typeErrors: no }, { n: 2 }, { n: 3 }, { n: 4, typeErrors: no }, { n: 5 }],
    [2, 3, 5, 1, 4],
  ],
  [
    'what mends more of the other failing tests first, but not what does not type-check',
    [
      { n: 1 },
      { n: 2, alsoMends: 2 },
      { n: 3, alsoMends: 3, typeErrors: no },
      { n: 4, alsoMends: 2 },
      { n: 5, alsoMends: 4 },
    ],
    [5, 2, 4, 1, 3],
  ],
])('puts %s', (_what, patches, expected) => {
  expect(rankProved(patches).map(({ n }) => n)).toEqual(expected);
});
