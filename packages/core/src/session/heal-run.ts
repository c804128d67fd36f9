import type { HealEventBody, HealListener } from '../model/event.ts';
import type { HealReport } from '../model/report.ts';
import type { BrokenTestFile, TestFile } from '../model/run.ts';
import type { TestId } from '../model/test-id.ts';
import type { MarkedTest, TestResult } from '../model/test-result.ts';
import { createFileLock } from '../node/file-lock.ts';
import { createGitCommand } from '../node/git-command.ts';
import { nodeFileSystem } from '../node/node-file-system.ts';
import { systemClock } from '../node/system-clock.ts';
import { toolVersion } from '../node/tool-version.ts';
import { CLI_VARIABLES, leftOutBy } from '../options/cli-variables.ts';
import type { HealOptions } from '../options/heal-options.ts';
import type { Oracle } from '../ports/oracle.ts';
import { outputStyle } from '../report/output-style.ts';
import { createProgress } from '../report/progress.ts';
import { renderTerminalReport } from '../report/terminal-report.ts';
import { repair, type RepairResult } from '../repair/repair.ts';
import { sortMarked, unsorted, type SortedMarks } from '../repair/sort-marked.ts';
import { unlessAborted } from '../repair/unless-aborted.ts';
import type { RepairWorld } from '../repair/repair-world.ts';
import { patchBase } from '../repair/patch-base.ts';
import type { Redactor } from '../secrets/redactor.ts';
import { applyHealed, type AppliedResult } from './apply-healed.ts';
import { hasMarks, healedTests, isCurable, loadedFiles, openResults } from './broken-files.ts';
import { buildReport } from './build-report.ts';
import { exitCodeAfter } from './exit-code.ts';
import { inFileOrder } from './in-file-order.ts';
import { internalErrorLine } from './internal-error.ts';
import { workspaceFolder } from '../config/workspace-folder.ts';
import { interruptedExitCode } from './interruption.ts';
import { interruptedNotices } from './interrupted-notices.ts';
import type { Interruptible } from './with-interrupt.ts';
import { promptWriter } from './prompt-writer.ts';
import { openRunEvents } from './run-events.ts';
import { redactedReport } from './redacted-report.ts';
import { openRunRedactor } from './run-redactor.ts';
import { patchesApplied, runStarted } from './session-events.ts';
import { tellGithub } from './tell-github.ts';
import { type KeptBack, readKeptBack } from './kept-back.ts';
import { modelAccess } from './model-access.ts';
import { runCache } from './run-cache.ts';
import { isRunnable, mayHaveStops } from './stopped-tests.ts';
import { elsewhereNotice, writeReports } from './write-reports.ts';

/** What an adapter knows when the user's run has ended. */
export interface HealRunInput {
  /** The runner's root, absolute: `TestId.file`, the report and `.heal/` are relative to it. */
  readonly root: string;
  /** Every test of the user's run. */
  readonly results: readonly TestResult[];
  /**
   * Those that are known to be marked and failed, did not run, or have a `stop`. Marks of tests whose body did not run may
   * be missing here: they are read from the text of the test file.
   */
  readonly marked: readonly MarkedTest[];
  /** Test files that collected nothing, because they or what they import do not load. */
  readonly brokenFiles: readonly BrokenTestFile[];
  /** Absolute paths of all test files known to the runner, and of what they are set up with: never a target. */
  readonly testFiles: readonly string[];
  /** As in `RepairWorld`. */
  readonly setupFiles?: readonly string[];
  /** As in `RepairWorld`. */
  readonly automocked?: readonly string[];
  /** The exit code that the user's run has without us. */
  readonly exitCode: number;
  /**
   * Absent or true: nothing but tests and `brokenFiles` made it fail, so it passes once they do. False: an unhandled
   * error, a hook of a file.
   */
  readonly onlyTestsFailed?: boolean;
  readonly oracle: Oracle;
  /** When the user's run had ended, by `performance.now()`. @default now */
  readonly runEndedMs?: number;
  readonly options: HealOptions;
  /** Where the terminal report goes; progress is live only when it is a TTY. */
  readonly output: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };
  /** Facts of the run that people should know, such as a `--bail` that hid tests. */
  readonly notices: readonly string[];
  /** The command that runs the same tests again and writes the patches. */
  readonly applyCommand: string;
  readonly interruptible: Pick<Interruptible, 'signal' | 'whole'>;
}

export interface HealRunOutcome {
  /** Absent when nothing failed, or after an internal error (which has been reported in one line). */
  readonly report?: HealReport;
  /** Failing tests that pass now, because a patch was written and the tests were run again over the written files. */
  readonly applied: readonly TestId[];
  /** Of `brokenFiles` those that load over what has been written. */
  readonly loaded: readonly TestFile[];
}

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
    if (showsPatch(event)) firstDiffMs ??= systemClock.now() - (input.runEndedMs ?? started);
    events.emit(event);
    if (event.type === 'notice') notices.push(event.message);
    else progress(event);
  };
  const world = worldOf(input, workspace, { notify, redactor, keptBack });

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

  notices.push(
    ...interruptedNotices(world, { hasPatches: result.files.length > 0, hasWritten: applied.written.size > 0 }),
  );
  const base = patchBase(
    result.files.map((file) => file.path),
    world,
  );
  if (base !== world.root) notices.push(elsewhereNotice(world.root, base));
  await events.settle();
  const built = buildReport({
    version: toolVersion(),
    runner: { name: input.oracle.runner.name, version: input.oracle.runner.version },
    node: process.version,
    seed: input.options.seed,
    durationMs: systemClock.now() - started,
    firstDiffMs,
    exitCode:
      interruptedExitCode(world.signal) ??
      (isCurable(input, result, applied)
        ? exitCodeAfter(input.exitCode, [...input.results, ...openResults(result, applied)], applied.healed)
        : input.exitCode),
    root: input.root,
    result,
    applied,
    notices,
  });
  const report = redactedReport(built, redactor.redact);
  const problems = await writeReports(world, report, { files: result.files, base });
  const applyCommand = process.env[CLI_VARIABLES.applyCommand] ?? input.applyCommand;
  const github = await tellGithub(report, { root: input.root, env: process.env, applyCommand });
  const shown = { ...report, notices: [...report.notices, ...problems, ...github.problems] };
  // Who has closed the terminal gets the report on disk.
  if (world.signal.aborted) input.output.on('error', () => undefined);
  input.output.write(renderTerminalReport(shown, { ...style, command: () => applyCommand }) + github.annotations);
  isReported = true;
  await events.end(shown);
  return { report, applied: applied.healed, loaded: loadedFiles(result, applied) };
}

/** `20260102-030405`: short enough to be typed. */
function applyId(time: string): string {
  return time.slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
}

function worldOf(
  input: HealRunInput,
  workspace: string,
  {
    notify,
    redactor,
    keptBack,
  }: { readonly notify: HealListener; readonly redactor: Redactor; readonly keptBack: KeptBack },
): RepairWorld {
  const { root, oracle, testFiles, brokenFiles, setupFiles = [], automocked = [] } = input;
  const options = { ...input.options, ...leftOutBy(process.env) };
  const { signal } = input.interruptible;
  const results = input.results.filter(isRunnable);
  const ports = { oracle, fileSystem: nodeFileSystem, clock: systemClock };
  const cache = runCache({ root, options, fileSystem: nodeFileSystem, redactor, env: process.env });
  return {
    root,
    workspace,
    options,
    signal,
    results,
    testFiles,
    brokenFiles,
    setupFiles,
    automocked,
    notify,
    keptBack,
    ...(options.dryPrompt && { keepPrompt: promptWriter({ root, redactor, notify, fileSystem: nodeFileSystem }) }),
    model: modelAccess({ root, workspace, options, env: process.env, redactor }),
    ...(cache !== undefined && { cache }),
    ...ports,
  };
}
