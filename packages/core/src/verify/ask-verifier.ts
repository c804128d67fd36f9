import type { VerifierAnswer } from '../model/patch-to-verify.ts';
import type { Timer } from '../ports/timer.ts';

/**
 * Asks a predicate of the user's whether it accepts a patch. `false`, a throw and an answer that does not come within `timeoutMs` are
 * refusals. Never rejects. One that loops without giving the control back cannot be stopped from within its own process.
 */
export async function askVerifier(
  ask: () => boolean | PromiseLike<boolean>,
  { timeoutMs, timer }: { readonly timeoutMs: number; readonly timer: Timer },
): Promise<VerifierAnswer> {
  const answered = new AbortController();
  try {
    const late = timer.wait(timeoutMs, answered.signal).then(() => 'late' as const);
    const said: unknown = await Promise.race([(async () => await ask())(), late]);
    if (said === 'late') {
      return { accepted: false, reason: `\`verify\` did not answer within ${timeoutMs / 1000} s`, isLate: true };
    }
    if (said === true) return { accepted: true };
    const what = said === false ? 'did not accept it' : `gave a value of type ${typeof said} instead of true or false`;
    return { accepted: false, reason: `\`verify\` ${what}` };
  } catch (error) {
    return { accepted: false, reason: `\`verify\` threw: ${messageOf(error)}` };
  } finally {
    answered.abort();
  }
}

function messageOf(error: unknown): string {
  try {
    const message = (error as { message?: unknown } | null | undefined)?.message;
    return (typeof message === 'string' ? message : String(error)).split('\n', 1)[0] ?? '';
  } catch {
    return 'an unprintable value';
  }
}
