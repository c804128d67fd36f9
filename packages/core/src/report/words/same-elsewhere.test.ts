import { describe, expect, it } from 'vitest';
import type { PatchReport } from '../../model/report.ts';
import { modelTarget } from '../__fixtures__/sample-report.ts';
import { sameElsewhere } from './same-elsewhere.ts';
import { unifiedDiff } from '../files/unified-diff.ts';

const [best] = modelTarget.patches as readonly [PatchReport];
const BEFORE = ['first', 'a.sort();', 'third', '4', '5', '6', '7', '8', 'b.sort();', 'last'];

function patch(rank: number, changed: Readonly<Record<number, string>>, operator = 'sort-properly'): PatchReport {
  const after = BEFORE.map((line, index) => changed[index + 1] ?? line);
  const [before, healedSource] = [BEFORE, after].map((lines) => `${lines.join('\n')}\n`) as [string, string];
  return { ...best, rank, operator, healedSource, diff: unifiedDiff({ path: 'a.js', before, after: healedSource }) };
}

describe('sameElsewhere', () => {
  it('names the lines where another patch makes the same change', () => {
    const patches = [
      patch(1, { 2: 'a.sort(f);' }),
      patch(2, { 2: 'a;' }),
      patch(3, { 2: 'a.sort(f);', 9: 'b.sort(f);' }),
    ];

    expect(sameElsewhere(patches)).toBe('Patch 3 makes the same change in line 9 as well, which no test asks for.');
  });

  it.each([
    ['one patch alone', []],
    ['another change', [patch(2, { 2: 'a.sort(g);', 9: 'b.sort(g);' })]],
    ['the work of another operator', [patch(2, { 2: 'a.sort(f);', 9: 'b.sort(f);' }, 'copy-first')]],
    ['no line more', [patch(2, { 2: 'a.sort(f);' })]],
  ])('says nothing of %s', (_, others) => {
    expect(sameElsewhere([patch(1, { 2: 'a.sort(f);' }), ...others])).toBeUndefined();
  });
});
