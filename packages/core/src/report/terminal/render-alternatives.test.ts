import { expect, it } from 'vitest';
import type { PatchContrast, PatchReport } from '../../model/report.ts';
import { modelTarget } from '../__fixtures__/sample-report.ts';
import { createCanvas } from './canvas.ts';
import { renderAlternatives } from './render-alternatives.ts';
import { unifiedDiff } from '../files/unified-diff.ts';

const [best] = modelTarget.patches as readonly [PatchReport];
const differs = { first: 'expect(f([])).toBe(0);', own: 'expect(f([])).toBe(1);' };

function told(...contrasts: readonly (PatchContrast | undefined)[]): string[] {
  const others = contrasts.map((contrast, index): PatchReport => {
    return { ...best, rank: index + 2, ...(contrast !== undefined && { contrast }) };
  });
  return renderAlternatives([best, ...others], createCanvas(300, false)).map((line) => line.trim());
}

it('has nothing to say of one patch', () => {
  expect(told()).toEqual([]);
});

it('counts patches of which it is not known where they differ', () => {
  expect(told(undefined)).toEqual(['1 other patch also passes: see .heal/report.json']);
  expect(told({ calls: 9 }, undefined)).toEqual(['2 other patches also pass: see .heal/report.json']);
});

it('says that all give the same results', () => {
  expect(told({ calls: 9 }, { calls: 9 })).toEqual([
    '2 other patches also pass, with the same results in 9 calls: see .heal/report.json',
  ]);
});

it('shows lines for a test where one gives another result', () => {
  expect(told({ calls: 9 }, { calls: 9, differs })).toEqual([
    '2 other patches also pass, 1 of them with other results (see .heal/report.json). Whichever of these lines is right would settle it in a test:',
    'expect(f([])).toBe(0); // this patch',
    'expect(f([])).toBe(1); // patch 3',
  ]);
  expect(told({ calls: 9, differs })[0]).toMatch(/^1 other patch also passes with other results/);
});

it('says where another patch makes the same change as well', () => {
  const [before, once, twice] = [
    'a.sort();\nb.sort();\n',
    'a.sort(f);\nb.sort();\n',
    'a.sort(f);\nb.sort(f);\n',
  ] as const;
  const patch = (rank: number, after: string): PatchReport => ({
    ...best,
    rank,
    diff: unifiedDiff({ path: 'a.js', before, after }),
  });

  expect(
    renderAlternatives([patch(1, once), patch(2, twice)], createCanvas(300, false)).map((line) => line.trim()),
  ).toEqual([
    '1 other patch also passes: see .heal/report.json',
    'Patch 2 makes the same change in line 2 as well, which no test asks for.',
  ]);
});

it('keeps to the width of the terminal', () => {
  const long = { ...best, rank: 2, contrast: { calls: 1, differs: { first: 'f(1, 2) '.repeat(20), own: 'x' } } };

  const lines = renderAlternatives([best, long], createCanvas(40, false));

  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(40);
});
