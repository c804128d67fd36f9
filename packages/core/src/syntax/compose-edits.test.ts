import { expect, it } from 'vitest';
import type { Edit } from '../model/edit.ts';
import { applyEdits } from './apply-edits.ts';
import { composeEdits } from './compose-edits.ts';

const SOURCE = 'const a = 1;\nconst b = 2;\nconst c = 3;\n';

it.each<[string, Edit[], Edit[], Edit[]]>([
  ['nothing and one', [], [{ start: 10, end: 11, text: '5' }], [{ start: 10, end: 11, text: '5' }]],
  [
    'one inside of the other',
    [{ start: 10, end: 11, text: 'f(1)' }],
    [{ start: 12, end: 13, text: '2' }],
    [{ start: 10, end: 11, text: 'f(2)' }],
  ],
  [
    'one far behind the other',
    [{ start: 10, end: 11, text: '100' }],
    [{ start: 25, end: 26, text: '5' }],
    [
      { start: 10, end: 11, text: '100' },
      { start: 23, end: 24, text: '5' },
    ],
  ],
  [
    'one over the border of the other',
    [{ start: 10, end: 11, text: '100' }],
    [{ start: 12, end: 14, text: '7;' }],
    [{ start: 10, end: 12, text: '107;' }],
  ],
  [
    'one after a deletion',
    [{ start: 0, end: 13, text: '' }],
    [{ start: 0, end: 5, text: 'let' }],
    [{ start: 0, end: 18, text: 'let' }],
  ],
])('makes one of %s', (_what, first, second, composed) => {
  expect(composeEdits(SOURCE, first, second)).toEqual(composed);
});

it('comes to the same as one after the other, whatever they are', () => {
  const random = randomFrom(7);
  for (let round = 0; round < 2_000; round += 1) {
    const first = someEdits(SOURCE.length, random);
    const between = applyEdits(SOURCE, first);
    const second = someEdits(between.length, random);

    expect(applyEdits(SOURCE, composeEdits(SOURCE, first, second))).toBe(applyEdits(between, second));
  }
});

function someEdits(length: number, random: () => number): Edit[] {
  const edits: Edit[] = [];
  let at = 0;
  while (edits.length < 4) {
    const start = at + Math.floor(random() * 8);
    const end = start + Math.floor(random() * 5);
    if (end > length) break;
    edits.push({ start, end, text: 'xyz'.slice(0, Math.floor(random() * 4)) });
    // Two insertions at one place have no order of their own.
    at = end + 1;
  }
  return edits;
}

/** Numbers in [0, 1), the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
