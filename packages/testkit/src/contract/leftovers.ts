import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { descendants, stillLiving } from './child-processes.ts';
import { CONTRACT_PROJECT, PRICE_PATCHES } from './contract-project.ts';
import { PATIENCE_MS, type OracleUnderTest } from './oracle-under-test.ts';
import { treeHash } from './tree-hash.ts';

/** Files and processes afterwards. */
export function describeLeftovers({ at, lacks, made, make, run, runPrice }: OracleUnderTest): void {
  describe('what is left behind', () => {
    it('leaves every file of the project as it was', async () => {
      const before = await treeHash(made().root);

      await runPrice(PRICE_PATCHES.healed);
      await runPrice(PRICE_PATCHES.brokenSyntax);

      expect(await treeHash(made().root)).toEqual(before);
    });

    it.skipIf(lacks.includes('snapshots'))('writes no snapshot, neither beside nor into the test file', async () => {
      const before = await treeHash(made().root);

      await run(['test/snapshot.test.js'], { overlay: { [at('src/price.js')]: PRICE_PATCHES.healed } });

      expect(await treeHash(made().root)).toEqual(before);
    });

    it.skipIf(lacks.includes('processes'))('leaves no process when it is disposed, hung ones included', async () => {
      const strangers = await descendants();
      const other = await make(CONTRACT_PROJECT);
      const files = [{ path: path.posix.join(other.root, 'test/price.test.js') }];
      const overlay = { [path.posix.join(other.root, 'src/price.js')]: PRICE_PATCHES.endlessLoop };
      const controller = new AbortController();
      const hung = other.oracle
        .run({ files, overlay, timeoutMs: PATIENCE_MS }, controller.signal)
        .catch(() => undefined);
      // One of the strangers may end meanwhile.
      const newcomers = async (): Promise<number[]> => (await descendants()).filter((pid) => !strangers.includes(pid));
      await expect.poll(async () => (await newcomers()).length, { timeout: PATIENCE_MS }).toBeGreaterThan(0);
      const started = await newcomers();

      controller.abort(new Error('enough'));
      await hung;
      await other.oracle[Symbol.asyncDispose]();

      await expect.poll(() => stillLiving(started), { timeout: 10_000 }).toEqual([]);
      await other.dispose();
    });
  });
}
