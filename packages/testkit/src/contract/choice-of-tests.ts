import type { TestId } from '@testheal/core';
import { describe, expect, it } from 'vitest';
import { endings, id } from './endings.ts';
import type { OracleUnderTest } from './oracle-under-test.ts';

/** Running some tests of a file, by their titles. */
export function describeChoiceOfTests({ run }: OracleUnderTest): void {
  describe('a choice of tests', () => {
    it.each<[string, readonly TestId[], Record<string, string>]>([
      ['the first of two with one title', [id(['same title'], 0)], { 'same title [0]': 'failed' }],
      ['the second of two with one title', [id(['same title'], 1)], { 'same title [1]': 'passed' }],
      ['one row of `each`', [id(['row'], 1)], { 'row [1]': 'failed' }],
      [
        'a title full of signs',
        [id(['total #1 (of [all] lines)', 'adds up: $2 * 3 = 6.00? ^a|b$'], 0)],
        { 'total #1 (of [all] lines) > adds up: $2 * 3 = 6.00? ^a|b$ [0]': 'failed' },
      ],
      [
        'tests far apart',
        [id(['total #1 (of [all] lines)', 'is 0 without lines'], 0), id(['row'], 0)],
        { 'total #1 (of [all] lines) > is 0 without lines [0]': 'passed', 'row [0]': 'passed' },
      ],
    ])('runs %s and no other', async (_what, only, expected) => {
      const outcome = await run(['test/price.test.js'], { only });

      expect(endings(outcome)).toEqual(expected);
    });
  });
}
