import { inspectPatch } from '../guard/inspect-patch.ts';
import type { Edit } from '../model/edit.ts';
import type { CandidateOutcome } from '../model/model-attempt.ts';
import type { FailureEvidence } from '../model/repair-evidence.ts';
import type { Timer } from '../ports/timer.ts';
import { unifiedDiff } from '../report/files/unified-diff.ts';
import { askVerifier } from '../verify/ask-verifier.ts';
import type { AnyFunction } from './any-function.ts';
import type { CallTest, FunctionCall } from './call-test.ts';
import { foreignNames } from './foreign-names.ts';
import { ownText } from './function-text.ts';
import type { NamedTest } from './named-tests.ts';
import type { TestEnd } from './run-test.ts';
import { guardedVersion, type GuardedVersion, type RunParts } from './run-version.ts';
import type { FunctionPatch, Verify } from './verify-context.ts';

export interface JudgeParts extends RunParts {
  readonly tests: readonly NamedTest[];
  /** By test: what the unchanged function does. */
  readonly baseline: readonly TestEnd[];
  readonly verify?: Verify<AnyFunction>;
  readonly verifyTimeoutMs: number;
  readonly timer: Timer;
  /** The call that has to succeed, and its test, which is one of `tests`. */
  readonly call?: FunctionCall & { readonly test: CallTest };
}

export interface JudgedVersion {
  readonly outcome: CandidateOutcome;
  /** Absent when the edits do not lead to a text that may be run. */
  readonly patch?: FunctionPatch;
  /** The module's text with the edits. */
  readonly source?: string;
}

/** The last word on a candidate: gates on its text, all tests over fresh instances, then `verify`. */
export async function judgeVersion(edits: readonly Edit[], parts: JudgeParts): Promise<JudgedVersion> {
  const { text, tests, baseline } = parts;
  const inspection = inspectPatch(text.target, edits);
  if (!inspection.allowed) return { outcome: { status: 'refused', reasons: inspection.reasons } };
  const source = inspection.healedSource;
  const patch = patchOf(source, parts);
  const foreign = foreignNames(text.target, source);
  if (foreign.length > 0) return { outcome: { status: 'refused', reasons: foreign }, patch };
  let version: GuardedVersion;
  try {
    version = guardedVersion(source, parts);
  } catch (error) {
    return { outcome: { status: 'invalid', reason: (error as Error).message }, patch };
  }
  const ends = await version.run(tests);
  const failed = outcomeOf(ends, tests, baseline, parts.timeoutMs);
  if (failed !== undefined) return { outcome: failed, patch, source };
  return { outcome: await verified(version, patch, parts), patch, source };
}

function patchOf(source: string, { text }: JudgeParts): FunctionPatch {
  const [before, after] = [ownText(text, text.target.source), ownText(text, source)];
  return { source: after, diff: unifiedDiff({ path: `${text.name}.js`, before: `${before}\n`, after: `${after}\n` }) };
}

function outcomeOf(
  ends: readonly TestEnd[],
  tests: readonly NamedTest[],
  baseline: readonly TestEnd[],
  timeoutMs: number,
): CandidateOutcome | undefined {
  const wasFailing = (index: number): boolean => baseline[index]?.outcome !== 'passed';
  const failed = [...ends.keys()].filter((index) => ends[index]?.outcome !== 'passed');
  if (failed.length === 0) return undefined;
  const stillFailing = failed.filter(wasFailing);
  const evidence = (index: number): FailureEvidence => failureOf(tests[index] as NamedTest, ends[index] as TestEnd);
  if (stillFailing.length === 0) return { status: 'regressing', broken: failed.map(evidence) };
  if (stillFailing.every((index) => ends[index]?.outcome === 'timeout')) return { status: 'timeout', timeoutMs };
  const turned = baseline.filter((end) => end.outcome !== 'passed').length - stillFailing.length;
  return { status: 'failing', stillFailing: stillFailing.map(evidence), turned };
}

export function failureOf({ name }: NamedTest, { error }: TestEnd): FailureEvidence {
  const { message = 'it failed and did not say why', expected, actual } = error ?? {};
  return {
    test: name,
    message: error === undefined || error.name === 'Error' ? message : `${error.name}: ${message}`,
    ...(expected !== undefined && { expected }),
    ...(actual !== undefined && { actual }),
  };
}

async function verified(version: GuardedVersion, patch: FunctionPatch, parts: JudgeParts): Promise<CandidateOutcome> {
  const { verify, verifyTimeoutMs, timer, tests, call } = parts;
  if (verify === undefined) return { status: 'plausible' };
  const answer = await version.lend((fn) => {
    const asked = { fn, patch: { ...patch, tests: tests.map(({ name }) => name) } };
    const made = call && { call: { args: [...call.args], result: call.test.lastResult() } };
    return askVerifier(() => verify({ ...asked, ...made }), { timeoutMs: verifyTimeoutMs, timer });
  });
  return answer.accepted ? { status: 'plausible' } : { status: 'refused', reasons: [answer.reason] };
}
