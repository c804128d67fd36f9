import { testKey, type TestId } from '../model/test-id.ts';
import type { RunOutcome, TestFile } from '../model/run.ts';
import type { Verdict } from '../model/verdict.ts';
import type { Clock } from '../ports/clock.ts';
import type { Oracle } from '../ports/oracle.ts';

/** What a patch is held against. */
export interface Proof {
  readonly oracle: Oracle;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** The failing tests that must pass. */
  readonly targets: readonly TestId[];
  /** Test files in the order of `planGuards`; the first `ownFiles` hold the target tests. */
  readonly files: readonly TestFile[];
  readonly ownFiles: number;
  /** Keys of tests that pass without the patch, as far as known; grows by the guards of files that the user did not run. */
  readonly passedBefore: Set<string>;
  /** Sources of the run so far, without this patch: accepted patches of other targets. */
  readonly overlay: Readonly<Record<string, string>>;
  readonly runTimeoutMs: number;
  /** See `RunRequest`; what is reported has to have passed in a fresh one. */
  readonly worker: 'fresh' | 'kept';
  /** Time for the guard files beyond the own ones. */
  readonly guardTimeoutMs: number;
}

/**
 * Judges one patched source by real runs in fresh workers: first the files with the target tests, then the other guard
 * files for as long as the time allows. A guard that fails is run again without the patch: when it fails there too, it
 * says nothing about the patch and is left out.
 */
export async function verifyPatch(proof: Proof, patched: { file: string; source: string }): Promise<Verdict> {
  const started = proof.clock.now();
  const overlay = { ...proof.overlay, [patched.file]: patched.source };
  let guardsRan = 0;

  for (const [index, files] of runsOf(proof).entries()) {
    if (index > 0 && proof.clock.now() - started > proof.guardTimeoutMs) break;
    const outcome = await run(proof, files, overlay);
    if (outcome.status !== 'completed') return outcome;
    const judged = await judge(proof, files, outcome, index === 0);
    if (judged.verdict) return withDuration(judged.verdict, proof.clock.now() - started);
    guardsRan += judged.guards;
  }
  return { status: 'plausible', guardsRan, durationMs: proof.clock.now() - started };
}

/** The own files together, then the others a few at a time, so that a time limit can fall between them. */
function runsOf(proof: Proof): TestFile[][] {
  const others = proof.files.slice(proof.ownFiles);
  const runs = [proof.files.slice(0, proof.ownFiles)];
  for (let i = 0; i < others.length; i += 8) runs.push(others.slice(i, i + 8));
  return runs;
}

type Completed = Extract<RunOutcome, { status: 'completed' }>;

async function judge(
  proof: Proof,
  files: readonly TestFile[],
  outcome: Completed,
  own: boolean,
): Promise<{ verdict?: Verdict; guards: number }> {
  const passed = new Set(outcome.results.filter((r) => r.status === 'passed').map((r) => testKey(r.id)));
  if (own) {
    const broken = outcome.brokenFiles[0];
    if (broken) return { verdict: { status: 'invalid', reason: broken.message }, guards: 0 };
    const stillFailing = proof.targets.filter((id) => !passed.has(testKey(id)));
    if (stillFailing.length > 0) return { verdict: { status: 'failing', stillFailing, durationMs: 0 }, guards: 0 };
  }

  const targets = new Set(proof.targets.map(testKey));
  const guards = outcome.results.filter((result) => result.status === 'passed' && !targets.has(testKey(result.id)));
  const failed = outcome.results.filter((r) => r.status === 'failed' && !targets.has(testKey(r.id))).map((r) => r.id);
  const missing = outcome.brokenFiles.length > 0;
  const broken = failed.length > 0 || missing ? await brokenByPatch(proof, files, outcome) : [];
  if (broken.length > 0) return { verdict: { status: 'regressing', broken, durationMs: 0 }, guards: 0 };
  for (const guard of guards) proof.passedBefore.add(testKey(guard.id));
  return { guards: guards.length };
}

/** Tests of `files` that pass without the patch and did not pass with it. */
async function brokenByPatch(proof: Proof, files: readonly TestFile[], outcome: Completed): Promise<TestId[]> {
  const baseline = await run(proof, files, proof.overlay);
  if (baseline.status !== 'completed') return [];
  const passed = new Set(outcome.results.filter((r) => r.status === 'passed').map((r) => testKey(r.id)));
  return baseline.results
    .filter((result) => result.status === 'passed' && !passed.has(testKey(result.id)))
    .map((result) => result.id);
}

function run(proof: Proof, files: readonly TestFile[], overlay: Readonly<Record<string, string>>): Promise<RunOutcome> {
  return proof.oracle.run({ files, overlay, timeoutMs: proof.runTimeoutMs, worker: proof.worker }, proof.signal);
}

function withDuration(verdict: Verdict, durationMs: number): Verdict {
  return 'durationMs' in verdict ? { ...verdict, durationMs } : verdict;
}
