import { inspectPatch } from '../../guard/inspect-patch.ts';
import type { CandidateOutcome, ModelCandidate } from '../../model/model-attempt.ts';
import type { FailureEvidence } from '../../model/repair-evidence.ts';
import type { RunOutcome } from '../../model/run.ts';
import type { RepairTarget } from '../../model/target.ts';
import { testKey, testName, type TestId } from '../../model/test-id.ts';
import type { Verdict } from '../../model/verdict.ts';
import { verifyPatch, type Proof } from '../../verify/verify-patch.ts';
import { failureOf } from './gather-evidence.ts';

/**
 * Judges a proposal of a model as any candidate is judged: by the same inspection, and by real runs of the target's tests and
 * of the guards near them. A kept worker tells what still fails and how; that all is well only a fresh one does.
 */
export async function judgeProposal(
  proof: Proof,
  target: RepairTarget,
  { edits }: ModelCandidate,
  signal: AbortSignal,
): Promise<CandidateOutcome> {
  const inspection = inspectPatch(target, edits);
  if (!inspection.allowed) return { status: 'refused', reasons: inspection.reasons };
  const patched = { [target.file]: inspection.healedSource };
  const own = proof.files.slice(0, proof.ownFiles);
  const overlay = { ...proof.overlay, ...patched };
  const request = { files: own, overlay, timeoutMs: proof.runTimeoutMs, worker: 'kept' } as const;
  const seen = await proof.oracle.run(request, signal);
  return failureIn(seen, proof) ?? toOutcome(await verifyPatch({ ...proof, signal, worker: 'fresh' }, patched));
}

function failureIn(seen: RunOutcome, { targets }: Proof): CandidateOutcome | undefined {
  if (seen.status !== 'completed') return seen;
  const [broken] = seen.brokenFiles;
  if (broken !== undefined) return { status: 'invalid', reason: broken.message };
  const results = new Map(seen.results.map((result) => [testKey(result.id), result]));
  const stillFailing = targets.flatMap((id): FailureEvidence[] => {
    const result = results.get(testKey(id));
    if (result?.status === 'passed') return [];
    return [result === undefined ? gone(id) : failureOf(result)];
  });
  return stillFailing.length === 0
    ? undefined
    : { status: 'failing', stillFailing, turned: targets.length - stillFailing.length };
}

function toOutcome(verdict: Verdict): CandidateOutcome {
  switch (verdict.status) {
    case 'failing':
      return { status: 'failing', stillFailing: verdict.stillFailing.map(gone), turned: 0 };
    case 'regressing':
      return { status: 'regressing', broken: verdict.broken.map(lost) };
    case 'plausible':
      return { status: 'plausible' };
    default:
      return verdict;
  }
}

function gone(id: TestId): FailureEvidence {
  return { test: nameOf(id), message: 'it does not pass in a fresh process' };
}

function lost(id: TestId): FailureEvidence {
  return { test: nameOf(id), message: 'it passes without the proposal, and not with it' };
}

function nameOf(id: TestId): string {
  return `${id.file} > ${testName(id)}`;
}
