import type { PatchToVerify, VerifierAnswer, VerifyRequest } from '../../model/patch-to-verify.ts';
import { loadModule } from '../../node/load-module.ts';
import { systemTimer } from '../../node/system-timer.ts';
import { askVerifier } from '../../verify/ask-verifier.ts';

/** Asks the `verify` of a heal.config, which is loaded into this process: the main process runs no code near a patch. Never rejects. */
export async function verifyInHost({ config, patch, timeoutMs }: VerifyRequest): Promise<VerifierAnswer> {
  let verify: unknown;
  try {
    const loaded = (await loadModule(config)) as { readonly verify?: unknown } | undefined;
    verify = loaded?.verify;
  } catch (error) {
    return { accepted: false, reason: `\`verify\` could not be loaded where tests run: ${(error as Error).message}` };
  }
  if (typeof verify !== 'function') return { accepted: false, reason: '`verify` is no function where tests run' };
  const predicate = verify as (patch: PatchToVerify) => boolean | PromiseLike<boolean>;
  return askVerifier(() => predicate(patch), { timeoutMs, timer: systemTimer });
}
