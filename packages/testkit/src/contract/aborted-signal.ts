import { describe, expect, it } from 'vitest';
import { NEVER_SETTLES } from './contract-project.ts';
import { endings } from './endings.ts';
import { PATIENCE_MS, type OracleUnderTest } from './oracle-under-test.ts';

/** Runs that somebody ends. */
export function describeAbortedSignal({ at, made, run }: OracleUnderTest): void {
  describe('an aborted signal', () => {
    it('rejects a run that was aborted before it began, with the reason', async () => {
      const reason = new Error('enough');
      const request = { files: [{ path: at('test/lonely.test.js') }], overlay: {}, timeoutMs: PATIENCE_MS };

      const aborted = made().oracle.run(request, AbortSignal.abort(reason));

      await expect(aborted).rejects.toBe(reason);
    });

    it('rejects a run that is aborted while it hangs, and runs again afterwards', async () => {
      const reason = new Error('enough');
      const controller = new AbortController();
      const overlay = { [at('src/later.js')]: NEVER_SETTLES };
      const request = { files: [{ path: at('test/later.test.js') }], overlay, timeoutMs: PATIENCE_MS };

      const running = made().oracle.run(request, controller.signal);
      setImmediate(() => controller.abort(reason));

      await expect(running).rejects.toBe(reason);
      expect(endings(await run(['test/lonely.test.js']))).toEqual({ 'is alone [0]': 'passed' });
    });
  });
}
