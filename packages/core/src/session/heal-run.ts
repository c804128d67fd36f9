import type { HealEventBody } from '../model/event.ts';
import type { HealReport } from '../model/report.ts';
import type { TestFile } from '../model/run.ts';
import type { TestId } from '../model/test-id.ts';
import { workspaceFolder } from '../config/workspace-folder.ts';
import { createFileLock } from '../node/file-lock.ts';
import { createGitCommand } from '../node/git-command.ts';
import { nodeFileSystem } from '../node/node-file-system.ts';
import { systemClock } from '../node/system-clock.ts';
import { createTidy } from '../node/tidy.ts';
import { tidyAfter } from '../node/tidy-after.ts';
import { outputStyle } from '../report/terminal/output-style.ts';
import { createProgress } from '../report/terminal/progress.ts';
import { repair, type RepairResult } from '../repair/repair.ts';
import { sortMarked, unsorted, type SortedMarks } from '../repair/marks/sort-marked.ts';
import { unlessAborted } from '../repair/world/unless-aborted.ts';
import { applyHealed, type AppliedResult } from './apply/apply-healed.ts';
import { hasMarks, healedTests, loadedFiles } from './apply/broken-files.ts';
import type { HealRunInput } from './heal-run-input.ts';
import { inFileOrder } from './in-file-order.ts';
import { internalErrorLine } from './internal-error.ts';
import { readKeptBack } from './stop/kept-back.ts';
import { openRunEvents } from './events/run-events.ts';
import { openRunRedactor } from './run-redactor.ts';
import { runWorld } from './run-world.ts';
import { patchesApplied, runStarted } from './events/session-events.ts';
import { mayHaveStops } from './stop/stopped-tests.ts';
import { tellRun } from './tell/tell-run.ts';

export interface HealRunOutcome {
  /** Absent when nothing failed, or after an internal error (which has been reported in one line). */
  readonly report?: HealReport;
  /** Failing tests that pass now, because a patch was written and the tests were run again over the written files. */
  readonly applied: readonly TestId[];
  /** Of `brokenFiles` those that load over what has been written. */
  readonly loaded: readonly TestFile[];
}

/** Unless there is a patch before: to tidy takes a tenth of a second, which the first patch needs more. */
const TIDY_AFTER_MS = 1500;

const NOTHING: AppliedResult = { written: new Map(), healed: [], passing: new Set(), notices: [] };

/**
 * The healing at the end of a run: repairs, writes `.heal/`, applies when asked to, reports. Never rejects: an error of
 * ours is one line on `output`, and the user's run stays what it was. Disposes the oracle.
 */
export async function healRun(input: HealRunInput): Promise<HealRunOutcome> {
  try {
    return await heal(input);
  } catch (error) {
    const { aborted, reason } = input.interruptible.signal;
    input.output.write(internalErrorLine(aborted ? reason : error));
    return { applied: [], loaded: [] };
  } finally {
    await dispose(input);
  }
}

async function dispose({ oracle, output }: HealRunInput): Promise<void> {
  try {
    await oracle[Symbol.asyncDispose]();
  } catch (error) {
    output.write(internalErrorLine(error));
  }
}

function showsPatch(event: HealEventBody): boolean {
  return event.type === 'patch-proved' || (event.type === 'target-ended' && event.patches > 0);
}

async function heal(asked: HealRunInput): Promise<HealRunOutcome> {
  const input = inFileOrder(asked);
  const nothingFailed = !input.results.some((test) => test.status === 'failed');
  const isWhole = nothingFailed && !(await hasMarks(input.brokenFiles));
  if (isWhole && !mayHaveStops(input)) return { applied: [], loaded: [] };
  const style = outputStyle(process.env, input.output);
  const started = systemClock.now();
  // What the runner's own tests have left behind may be more than all that healing needs.
  const tidy = createTidy();
  const worked = tidyAfter(TIDY_AFTER_MS, tidy);
  worked();
  const progress = createProgress(input.output, style);
  const notices = [...input.notices];
  const workspace = await workspaceFolder(input.root, nodeFileSystem);
  const redactor = await openRunRedactor([input.root, workspace], process.env);
  const keptBack = await readKeptBack([workspace, input.root], nodeFileSystem);
  let isReported = false;
  const events = openRunEvents({
    options: input.options,
    redactor,
    onProblem: (message) => (isReported ? void input.output.write(`heal: ${message}\n`) : notices.push(message)),
  });
  let firstDiffMs: number | undefined;
  const notify = (event: HealEventBody): void => {
    if (firstDiffMs === undefined && showsPatch(event)) {
      firstDiffMs = systemClock.now() - (input.runEndedMs ?? started);
      setImmediate(tidy);
    }
    events.emit(event);
    if (event.type === 'target-ended') worked();
    if (event.type === 'notice') notices.push(event.message);
    else progress(event);
  };
  const world = runWorld(input, workspace, { notify, redactor, keptBack });

  let result: RepairResult;
  let sorted: SortedMarks;
  let applied = NOTHING;
  try {
    const all = { ...world, results: input.results };
    sorted = (await unlessAborted(world, sortMarked(all, input.marked))) ?? unsorted(input.marked);
    if (isWhole && sorted.stopped.length === 0) return { applied: [], loaded: [] };
    notify(runStarted(input, sorted));
    result = await repair(world, sorted);
    if (world.options.mode !== 'propose' && result.files.length > 0 && !world.signal.aborted) {
      const time = new Date().toISOString();
      const request = { files: result.files, marked: healedTests(result, sorted.goals), id: applyId(time), time };
      const ports = { fileSystem: world.fileSystem, git: createGitCommand(), lock: createFileLock() };
      const applying = systemClock.now();
      applied = await input.interruptible.whole(applyHealed(world, ports, request));
      notify(patchesApplied(applied, world.root, systemClock.now() - applying));
    }
  } finally {
    progress.end();
  }

  await events.settle();
  const durationMs = systemClock.now() - started;
  const ended = { result, applied, notices, durationMs, firstDiffMs };
  const { report, shown } = await tellRun(input, world, ended, { redactor, style });
  isReported = true;
  await events.end(shown);
  return { report, applied: applied.healed, loaded: loadedFiles(result, applied) };
}

/** `20260102-030405`: short enough to be typed. */
function applyId(time: string): string {
  return time.slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
}
