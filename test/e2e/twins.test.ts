import { expect, it } from 'vitest';
import { healProject, RUNNERS, testHead, type Runner } from './support/heal-project.ts';

const RANGES = `export interface Range { from: number; to: number }

export function overlap(a: Range, b: Range): number {
  const [first = 0, second = 0] = [a.from, a.to].sort();
  const [third = 0, fourth = 0] = [b.from, b.to].sort();
  return Math.max(0, Math.min(second, fourth) - Math.max(first, third));
}
`;

const files = (runner: Runner, call: string): Record<string, string> => ({
  'src/ranges.ts': RANGES,
  'test/ranges.test.ts': `${testHead(runner)}import { overlap } from '../src/ranges';

heal('../src/ranges#overlap')('finds what two ranges share', () => {
  ${call}
});

test('knows ranges of one digit, in whatever order', () => {
  expect(overlap({ from: 5, to: 1 }, { from: 3, to: 8 })).toBe(2);
});
`,
});

const BOTH = RANGES.replaceAll('.sort()', '.sort((a, b) => a - b)');

it.each(RUNNERS)('mends in %s a slip in two places of which one alone makes no test pass', async (runner) => {
  using project = healProject(
    runner,
    files(runner, 'expect(overlap({ from: 9, to: 20 }, { from: 15, to: 7 })).toBe(6);'),
  );

  const run = await project.heal();

  expect(run.report?.targets[0]?.patches[0]?.healedSource, run.stderr).toBe(BOTH);
});

it.each(RUNNERS)('says in %s where the same slip is, if tests show it in one place only', async (runner) => {
  using project = healProject(
    runner,
    files(runner, 'expect(overlap({ from: 9, to: 20 }, { from: 12, to: 30 })).toBe(8);'),
  );

  const run = await project.heal();

  const [first, ...others] = run.report?.targets[0]?.patches ?? [];
  expect(first?.healedSource, run.stderr).toBe(RANGES.replace('.sort()', '.sort((a, b) => a - b)'));
  expect(others.map(({ healedSource }) => healedSource)).toContain(BOTH);
  expect(run.stderr.replaceAll(/\s+/g, ' ')).toMatch(/Patch \d makes the same change in line 5 as well, which no test/);
});
