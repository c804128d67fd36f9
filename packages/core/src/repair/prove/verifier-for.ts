import type { VerifierAnswer } from '../../model/patch-to-verify.ts';
import { testName } from '../../model/test-id.ts';
import { unifiedDiff } from '../../report/files/unified-diff.ts';
import type { Proof } from '../../verify/verify-patch.ts';
import type { RepairWorld } from '../world/repair-world.ts';
import { relativePath, targetName } from '../world/target-name.ts';

/** Refusals of one target that are told one by one. */
const MOST_TOLD = 5;

/** How patches of a target are put to the user's `verify`, for a `Proof`; nothing when there is none. */
export function verifierFor(
  world: RepairWorld,
  target: { readonly file: string; readonly symbol?: string; readonly source: string },
): Pick<Proof, 'verify'> {
  const { verifyFile: config, verifyTimeoutMs: timeoutMs } = world.options;
  if (config === undefined) return {};
  const file = relativePath(target.file, world.root);
  /** By healed source: a patch is proved more than once. */
  const known = new Map<string, VerifierAnswer>();
  let told = 0;
  return {
    async verify(patched, results) {
      const source = patched[target.file] ?? target.source;
      const before = known.get(source);
      if (before !== undefined) return before;
      const diff = unifiedDiff({ path: file, before: target.source, after: source });
      const tests = results.map(({ id, status }) => ({ file: id.file, name: testName(id), status }));
      const named = target.symbol === undefined ? {} : { symbol: target.symbol };
      const patch = { file, ...named, source, diff, tests };
      const answer = await world.oracle.verify({ config, timeoutMs, patch }, world.signal);
      known.set(source, answer);
      if (!answer.accepted && ++told <= MOST_TOLD) {
        const message = `${targetName(target, world.root)}: a patch was left out, ${answer.reason}: ${changedLine(diff)}`;
        world.notify({ type: 'notice', message });
      }
      return answer;
    },
  };
}

/** The first line that a diff puts in, or takes out when it puts in none. */
function changedLine(diff: string): string {
  const lines = diff.split('\n').slice(2);
  return (lines.find((line) => line.startsWith('+')) ?? lines.find((line) => line.startsWith('-')) ?? '').trim();
}
