import { testKey, type TestId } from '../model/test-id.ts';
import type { VerifierAnswer } from '../model/patch-to-verify.ts';
import type { RunOutcome, TestFile } from '../model/run.ts';
import type { TestResult } from '../model/test-result.ts';
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
  /** Tests that pass without the patch, as far as known, by key; grows by the guards of files that the user did not run. */
  readonly passedBefore: Map<string, TestId>;
  /**
   * Keys of tests that failed in the user's run, when nothing is patched yet: that they still fail says nothing about a
   * patch, and needs no run without it.
   */
  readonly failedBefore: ReadonlySet<string>;
  /** Paths of files whose guards have refused a patch: they run beside the own ones, before all others. Grows; absent: nobody takes note. */
  readonly refusedBy?: Set<string>;
  /** Sources of the run so far, without this patch: accepted patches of other targets. */
  readonly overlay: Readonly<Record<string, string>>;
  readonly runTimeoutMs: number;
  /** See `RunRequest`; what is reported has to have passed in a fresh one. */
  readonly worker: 'fresh' | 'kept';
  /** Time for the guard files beyond the own ones. */
  readonly guardTimeoutMs: number;
  /** Asks the user's predicate about a patch that passes, with the results of all tests that ran over it; absent: there is none. */
  readonly verify?: (
    patched: Readonly<Record<string, string>>,
    results: readonly TestResult[],
  ) => Promise<VerifierAnswer>;
}

/**
 * Judges patched sources, by absolute path, by real runs: first the files with the target tests, then the other guard
 * files for as long as the time allows; a few files go in one run, since to start one is most of its time. A guard that fails, is gone, hangs or dies is run again without the patch: when
 * it does so there too, it says nothing about the patch and is left out. What passes is put to `verify`.
 */
export async function verifyPatch(proof: Proof, patched: Readonly<Record<string, string>>): Promise<Verdict> {
  const results: TestResult[] = [];
  const verdict = await verifyByTests(proof, patched, results);
  if (verdict.status !== 'plausible' || proof.verify === undefined) return verdict;
  const answer = await proof.verify(patched, results);
  return answer.accepted ? verdict : { status: 'refused', reasons: [answer.reason] };
}

async function verifyByTests(
  proof: Proof,
  patched: Readonly<Record<string, string>>,
  results: TestResult[],
): Promise<Verdict> {
  const started = proof.clock.now();
  const overlay = { ...proof.overlay, ...patched };
  const own = proof.files.slice(0, proof.ownFiles);
  const { first: head, rest } = inTwoParts(proof);
  let ran = head;
  let first = await run(proof, ran, overlay);
  if (first.status !== 'completed' && ran.length > own.length) {
    // It may be a guard that hangs or dies by itself.
    ran = own;
    rest.unshift(...head.slice(own.length));
    first = await run(proof, ran, overlay);
  }
  if (first.status !== 'completed') return first;
  results.push(...first.results);
  const judged = await judge(proof, ran, first, own);
  if (judged.verdict) return withDuration(judged.verdict, proof.clock.now() - started);

  let { guards: guardsRan, alsoMends } = judged;
  const open = groupsOf(rest);
  for (let files = open.shift(); files !== undefined; files = open.shift()) {
    if (proof.clock.now() - started > proof.guardTimeoutMs) break;
    const outcome = await run(proof, files, overlay);
    if (outcome.status === 'completed') {
      results.push(...outcome.results);
      const more = await judge(proof, files, outcome, []);
      if (more.verdict) return withDuration(more.verdict, proof.clock.now() - started);
      guardsRan += more.guards;
      alsoMends += more.alsoMends;
    } else {
      const without = await run(proof, files, proof.overlay);
      if (without.status === 'completed') return outcome;
      // One of them hangs or dies by itself; the others still have something to say.
      if (files.length > 1) open.unshift(...files.map((file) => [file]));
    }
  }
  const durationMs = proof.clock.now() - started;
  return { status: 'plausible', guardsRan, ...(alsoMends > 0 && { alsoMends }), durationMs };
}

/** A few files at a time, so that a time limit can fall between them. */
const MOST_AT_ONCE = 8;

/** What runs at first: a few files all together; else, or where some have refused a patch before, those and the own ones. */
function inTwoParts({ files, ownFiles, refusedBy }: Proof): { first: readonly TestFile[]; rest: TestFile[] } {
  const others = files.slice(ownFiles);
  const refusing = others.filter(({ path }) => refusedBy?.has(path) === true);
  if (refusing.length === 0 && files.length <= MOST_AT_ONCE) return { first: files, rest: [] };
  const first = [...files.slice(0, ownFiles), ...refusing];
  return { first, rest: others.filter((file) => !refusing.includes(file)) };
}

function groupsOf(files: readonly TestFile[]): TestFile[][] {
  const groups: TestFile[][] = [];
  for (let i = 0; i < files.length; i += MOST_AT_ONCE) groups.push(files.slice(i, i + MOST_AT_ONCE));
  return groups;
}

type Completed = Extract<RunOutcome, { status: 'completed' }>;

/** `own`: those of `files` that hold the target tests. */
async function judge(
  proof: Proof,
  files: readonly TestFile[],
  outcome: Completed,
  own: readonly TestFile[],
): Promise<{ verdict?: Verdict; guards: number; alsoMends: number }> {
  const passed = new Set(outcome.results.filter((r) => r.status === 'passed').map((r) => testKey(r.id)));
  if (own.length > 0) {
    const ownPaths = new Set(own.map(({ path }) => path));
    const broken = outcome.brokenFiles.find(({ path }) => ownPaths.has(path));
    if (broken) return { verdict: { status: 'invalid', reason: broken.message }, guards: 0, alsoMends: 0 };
    const stillFailing = proof.targets.filter((id) => !passed.has(testKey(id)));
    if (stillFailing.length > 0)
      return { verdict: { status: 'failing', stillFailing, durationMs: 0 }, guards: 0, alsoMends: 0 };
  }

  const targets = new Set(proof.targets.map(testKey));
  const guards = outcome.results.filter((result) => result.status === 'passed' && !targets.has(testKey(result.id)));
  const failed = outcome.results.some(
    ({ status, id }) => status === 'failed' && !targets.has(testKey(id)) && !proof.failedBefore.has(testKey(id)),
  );
  const missing = [...proof.passedBefore].some(
    ([key, id]) => !passed.has(key) && !targets.has(key) && files.some((file) => file.path.endsWith(`/${id.file}`)),
  );
  if (failed || missing || outcome.brokenFiles.length > 0) {
    const verdict = await blamePatch(proof, files, outcome);
    if (verdict) return { verdict, guards: 0, alsoMends: 0 };
  }
  // What failed before and passes with this patch is no guard for the next one.
  const kept = guards.filter(({ id }) => !proof.failedBefore.has(testKey(id)));
  for (const { id } of kept) proof.passedBefore.set(testKey(id), id);
  return { guards: kept.length, alsoMends: guards.length - kept.length };
}

/** What `files` lose by the patch: tests that pass without it, or files that break outside of their tests only with it. */
async function blamePatch(proof: Proof, files: readonly TestFile[], outcome: Completed): Promise<Verdict | undefined> {
  const without = await run(proof, files, proof.overlay);
  const broken = without.status === 'completed' ? lostTests(without, outcome) : knownLosses(proof, outcome);
  if (broken.length > 0) {
    for (const { path } of files.filter((each) => broken.some(({ file }) => each.path.endsWith(`/${file}`))))
      proof.refusedBy?.add(path);
    return { status: 'regressing', broken, durationMs: 0 };
  }
  const brokenBefore = new Set(without.status === 'completed' ? without.brokenFiles.map(({ path }) => path) : []);
  const file = outcome.brokenFiles.find(({ path }) => !brokenBefore.has(path));
  return file && { status: 'invalid', reason: `${file.path}: ${file.message}` };
}

function lostTests(without: Completed, outcome: Completed): TestId[] {
  const passed = new Set(outcome.results.filter((r) => r.status === 'passed').map((r) => testKey(r.id)));
  return without.results
    .filter((result) => result.status === 'passed' && !passed.has(testKey(result.id)))
    .map((result) => result.id);
}

/** When the run without the patch tells nothing, what passed before has to pass. */
function knownLosses({ passedBefore }: Proof, outcome: Completed): TestId[] {
  return outcome.results
    .filter((result) => result.status === 'failed' && passedBefore.has(testKey(result.id)))
    .map((result) => result.id);
}

function run(proof: Proof, files: readonly TestFile[], overlay: Readonly<Record<string, string>>): Promise<RunOutcome> {
  const { runTimeoutMs: timeoutMs, worker } = proof;
  const isBaseline = overlay === proof.overlay;
  return proof.oracle.run({ files, overlay, timeoutMs, worker, isBaseline }, proof.signal);
}

function withDuration(verdict: Verdict, durationMs: number): Verdict {
  return 'durationMs' in verdict ? { ...verdict, durationMs } : verdict;
}
