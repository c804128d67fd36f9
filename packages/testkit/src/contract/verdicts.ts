import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { CONTRACT_PROJECT, PRICE_PATCHES } from './contract-project.ts';
import { completed, endings, id } from './endings.ts';
import type { OracleUnderTest } from './oracle-under-test.ts';

/** What is seen of tests, over patches that heal, fail and break. */
export function describeVerdicts({ at, hangMs, run, runPrice }: OracleUnderTest): void {
  describe('verdicts', () => {
    it('tells of every test of a file, by titles and occurrence, how it ended', async () => {
      const outcome = await run(['test/price.test.js']);

      expect(endings(outcome)).toEqual({
        'total #1 (of [all] lines) > adds up: $2 * 3 = 6.00? ^a|b$ [0]': 'failed',
        'total #1 (of [all] lines) > is 0 without lines [0]': 'passed',
        'same title [0]': 'failed',
        'same title [1]': 'passed',
        'row [0]': 'passed',
        'row [1]': 'failed',
      });
    });

    it('tells expected and actual of a failed comparison, and a message without colors', async () => {
      const outcome = await run(['test/price.test.js'], { only: [id(['same title'], 0)] });

      const error = completed(outcome).results.flatMap((result) => result.errors)[0];
      expect({ expected: error?.expected, actual: error?.actual }).toEqual({ expected: '1', actual: '-1' });
      expect(error?.message).toBe(stripVTControlCharacters(error?.message ?? 'no message'));
    });

    it('sees the failing tests pass over a patch that heals them', async () => {
      const outcome = await runPrice(PRICE_PATCHES.healed);

      expect(new Set(Object.values(endings(outcome)))).toEqual(new Set(['passed']));
    });

    it('sees them fail over a patch that does not', async () => {
      const outcome = await runPrice(PRICE_PATCHES.failing);

      expect(endings(outcome)).toMatchObject({ 'same title [0]': 'failed', 'row [1]': 'failed' });
    });

    it('sees a test fail that passed before over a patch that breaks it', async () => {
      const outcome = await runPrice(PRICE_PATCHES.regressing);

      expect(endings(outcome)).toMatchObject({ 'same title [0]': 'passed', 'same title [1]': 'failed' });
    });

    it('sees the patch through a module that imports the patched one', async () => {
      const source = (CONTRACT_PROJECT['src/price.js'] as string).replace('let sum = 0', 'let sum = 7');

      const outcome = await run(['test/tax.test.js'], { overlay: { [at('src/price.js')]: source } });

      expect(endings(outcome)).toEqual({ 'adds the tax [0]': 'failed' });
    });

    it.each(['fresh', 'kept'] as const)('keeps nothing of a patch for the next run in a %s worker', async (worker) => {
      const before = endings(await runPrice(PRICE_PATCHES.healed, { worker }));
      const broken = endings(await runPrice(PRICE_PATCHES.regressing, { worker }));

      const after = endings(await run(['test/price.test.js'], { worker }));

      expect([before, broken, after].map((seen) => [seen['same title [0]'], seen['same title [1]']])).toEqual([
        ['passed', 'passed'],
        ['passed', 'failed'],
        ['failed', 'passed'],
      ]);
    });

    it('ends a hung run in a kept worker too, and goes on', async () => {
      const outcome = await runPrice(PRICE_PATCHES.endlessLoop, { timeoutMs: hangMs, worker: 'kept' });

      expect(outcome).toEqual({ status: 'timeout', timeoutMs: hangMs });
      expect(endings(await run(['test/lonely.test.js'], { worker: 'kept' }))).toEqual({ 'is alone [0]': 'passed' });
    });
  });
}
