import { describe, expect, it } from 'vitest';
import { NEVER_SETTLES, PRICE_PATCHES } from './contract-project.ts';
import { completed, endings } from './endings.ts';
import type { OracleUnderTest } from './oracle-under-test.ts';

/** Patches that do not load, hang, exit or eat all memory. */
export function describeDeadRuns({ at, hangMs, lacks, run, runPrice }: OracleUnderTest): void {
  describe('broken, hung and dead runs', () => {
    it.each([
      ['does not parse', PRICE_PATCHES.brokenSyntax],
      ['throws while it loads', PRICE_PATCHES.throwsAtLoad],
    ])('names the files that cannot be loaded over a patch that %s, and runs the others', async (_what, source) => {
      const files = ['test/price.test.js', 'test/lonely.test.js'];

      const outcome = await run(files, { overlay: { [at('src/price.js')]: source } });

      expect(completed(outcome).brokenFiles.map((file) => file.path)).toEqual([at('test/price.test.js')]);
      expect(completed(outcome).brokenFiles[0]?.message).not.toBe('');
      expect(endings(outcome)).toEqual({ 'is alone [0]': 'passed' });
    });

    it.each([
      ['in a test', PRICE_PATCHES.endlessLoop],
      ['while it loads', PRICE_PATCHES.endlessAtLoad],
    ])('ends a patch that loops for ever %s', async (_when, source) => {
      const outcome = await runPrice(source, { timeoutMs: hangMs });

      expect(outcome).toEqual({ status: 'timeout', timeoutMs: hangMs });
      expect(endings(await run(['test/lonely.test.js']))).toEqual({ 'is alone [0]': 'passed' });
    });

    it('ends a patch whose promise never settles', async () => {
      const overlay = { [at('src/later.js')]: NEVER_SETTLES };

      const outcome = await run(['test/later.test.js'], { overlay, timeoutMs: hangMs });

      expect(outcome).toEqual({ status: 'timeout', timeoutMs: hangMs });
      expect(endings(await run(['test/lonely.test.js']))).toEqual({ 'is alone [0]': 'passed' });
    });

    it('never takes a patch that exits for one that passes', async () => {
      const outcome = await runPrice(PRICE_PATCHES.exits);

      const passed = outcome.status === 'completed' ? endings(outcome) : { died: outcome.status };
      expect(passed).not.toMatchObject({ 'row [1]': 'passed' });
      expect(endings(await run(['test/lonely.test.js']))).toEqual({ 'is alone [0]': 'passed' });
    });

    it.skipIf(lacks.includes('memory-limit'))('survives a patch that eats all memory', async () => {
      const outcome = await runPrice(PRICE_PATCHES.eatsMemory);

      expect(outcome.status).toMatch(/^(crashed|timeout)$/);
      expect(endings(await run(['test/lonely.test.js']))).toEqual({ 'is alone [0]': 'passed' });
    });
  });
}
