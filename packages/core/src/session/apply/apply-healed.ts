import { applyPatches } from '../../apply/apply-patch.ts';
import type { ApplyPorts } from '../../apply/apply-ports.ts';
import type { AppliedFile } from '../../apply/apply-outcome.ts';
import { undoPatches } from '../../apply/undo.ts';
import { testKey, testName, type TestId } from '../../model/test-id.ts';
import type { RunRequest } from '../../model/run.ts';
import type { MarkedTest, TestResult } from '../../model/test-result.ts';
import type { HealedFile } from '../../repair/world/healed-file.ts';
import { filesOf } from '../../repair/world/test-files.ts';
import type { RepairWorld } from '../../repair/world/repair-world.ts';
import { alsoHealed } from './also-healed.ts';

const SHOWN_TESTS = 3;

export interface AppliedResult {
  /** Files that are written and hold: by absolute path. */
  readonly written: ReadonlyMap<string, AppliedFile>;
  /** Failing tests that pass over the written files. */
  readonly healed: readonly TestId[];
  /** Keys of all tests that passed in the run over the written files. */
  readonly passing: ReadonlySet<string>;
  readonly notices: readonly string[];
  /** What `heal undo` calls it; absent when nothing is written. */
  readonly id?: string;
}

/** Writes the healed files, runs their tests once more over what is on disk, and takes everything back when one fails. */
export async function applyHealed(
  world: RepairWorld,
  ports: ApplyPorts,
  input: { files: readonly HealedFile[]; marked: readonly MarkedTest[]; id: string; time: string },
): Promise<AppliedResult> {
  const { root, workspace } = world;
  const force = world.options.mode === 'apply-force';
  const request = { root, workspace, id: input.id, time: input.time, files: input.files, force };
  const outcome = await applyPatches(request, ports);
  const refusals = outcome.files.flatMap((file) => (file.status === 'refused' ? [file.message] : []));
  const notices = [...outcome.notices, ...refusals];
  const written = new Map(
    outcome.files.flatMap((file) => (file.status === 'applied' ? [[file.path, file] as const] : [])),
  );
  const { id } = outcome;
  if (id === undefined) return { written, healed: [], passing: new Set(), notices };

  const files = input.files.filter((file) => written.has(file.path));
  const failure = await failsOnDisk(world, files, input.marked);
  if (failure.reason === undefined) {
    const also = await alsoHealed(world, files, unmarkedIn(world, input.marked), timeoutOf(world));
    const healed = [...failure.healed, ...also];
    return { written, healed, passing: failure.passing, notices: [...notices, ...alsoNotice(also)], id };
  }
  const undone = await undoPatches({ root, workspace, which: { id } }, ports);
  const how =
    undone.status === 'undone' ? 'the files are as they were' : `taking it back failed: run \`npx heal undo ${id}\``;
  return {
    written: new Map(),
    healed: [],
    passing: new Set(),
    notices: [...notices, `not applied: ${failure.reason}; ${how}`],
  };
}

interface DiskRun {
  /** Why the written files may not stay; absent when they may. */
  readonly reason?: string;
  readonly healed: readonly TestId[];
  readonly passing: ReadonlySet<string>;
}

async function failsOnDisk(
  world: RepairWorld,
  files: readonly HealedFile[],
  marked: readonly MarkedTest[],
): Promise<DiskRun> {
  // Whatever keeps the tests from running leaves the written files unproved.
  try {
    return await runOnDisk(world, files, marked);
  } catch (error) {
    return {
      reason: `the run after writing could not be made (${(error as Error).message})`,
      healed: [],
      passing: new Set(),
    };
  }
}

async function runOnDisk(
  world: RepairWorld,
  files: readonly HealedFile[],
  marked: readonly MarkedTest[],
): Promise<DiskRun> {
  const request = { files: filesOf(marked, world.root), timeoutMs: timeoutOf(world) };
  const outcome = await world.oracle.run({ ...request, overlay: {} }, world.signal);
  if (outcome.status !== 'completed')
    return { reason: `the run after writing ended with ${outcome.status}`, healed: [], passing: new Set() };
  const passed = passing(outcome.results);
  const lost = files.flatMap((file) => file.tests).find((test) => !passed.has(testKey(test.id)));
  if (lost)
    return { reason: `"${testName(lost.id)}" still fails over the written file`, healed: [], passing: new Set() };
  const broken = await brokenByFiles(world, files, outcome.results, request);
  if (broken)
    return {
      reason: `"${testName(broken.id)}" fails over the written files, not without them`,
      healed: [],
      passing: new Set(),
    };
  return { healed: marked.map((test) => test.id).filter((testId) => passed.has(testKey(testId))), passing: passed };
}

/** A file that was refused may be missing to the ones that were written: the patches were proved together. */
async function brokenByFiles(
  world: RepairWorld,
  files: readonly HealedFile[],
  results: readonly TestResult[],
  request: Pick<RunRequest, 'files' | 'timeoutMs'>,
): Promise<TestResult | undefined> {
  const passedBefore = passing(world.results);
  const failing = results.filter((test) => test.status === 'failed' && passedBefore.has(testKey(test.id)));
  if (failing.length === 0) return undefined;
  const overlay = Object.fromEntries(files.map((file) => [file.path, file.before]));
  const without = await world.oracle.run({ ...request, overlay }, world.signal);
  // What fails in the cage without them too is not theirs.
  const passes = without.status === 'completed' ? passing(without.results) : passedBefore;
  return failing.find((test) => passes.has(testKey(test.id)));
}

/** For one run over the written files. */
function timeoutOf({ results }: RepairWorld): number {
  return 60_000 + Math.ceil(results.reduce((sum, test) => sum + test.durationMs, 0) * 3);
}

function unmarkedIn({ results }: RepairWorld, marked: readonly MarkedTest[]): TestResult[] {
  const known = new Set(marked.map(({ id }) => testKey(id)));
  return results.filter(({ id, status }) => status === 'failed' && !known.has(testKey(id)));
}

function alsoNotice(also: readonly TestId[]): string[] {
  if (also.length === 0) return [];
  const names = also.slice(0, SHOWN_TESTS).map((id) => `${id.file} > ${testName(id)}`);
  const more = also.length > SHOWN_TESTS ? `, and ${also.length - SHOWN_TESTS} more` : '';
  return [`not marked, and healed as well: ${names.join(', ')}${more}`];
}

/** Keys of the tests that pass. */
function passing(results: readonly TestResult[]): ReadonlySet<string> {
  return new Set(results.filter((test) => test.status === 'passed').map((test) => testKey(test.id)));
}
