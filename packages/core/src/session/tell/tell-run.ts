import type { HealReport } from '../../model/report.ts';
import { toolVersion } from '../../node/tool-version.ts';
import { CLI_VARIABLES } from '../../options/cli-variables.ts';
import type { OutputStyle } from '../../report/terminal/output-style.ts';
import { renderTerminalReport } from '../../report/terminal/terminal-report.ts';
import { patchBase } from '../../repair/prove/patch-base.ts';
import type { RepairResult } from '../../repair/repair.ts';
import type { RepairWorld } from '../../repair/world/repair-world.ts';
import type { Redactor } from '../../secrets/redactor.ts';
import type { AppliedResult } from '../apply/apply-healed.ts';
import { isCurable, openResults } from '../apply/broken-files.ts';
import { buildReport } from './build-report.ts';
import { exitCodeAfter } from '../exit-code.ts';
import type { HealRunInput } from '../heal-run-input.ts';
import { interruptedNotices } from './interrupted-notices.ts';
import { interruptedExitCode } from '../stop/interruption.ts';
import { redactedReport } from './redacted-report.ts';
import { tellGithub } from './tell-github.ts';
import { elsewhereNotice, writeReports } from './write-reports.ts';

/** A run whose repairs have ended and whose patches are written, if they were to be. */
export interface EndedRun {
  readonly result: RepairResult;
  readonly applied: AppliedResult;
  /** Facts that people should know. */
  readonly notices: readonly string[];
  readonly durationMs: number;
  /** Absent: there was no patch to be shown. */
  readonly firstDiffMs: number | undefined;
}

/** Tells of a run in all ways there are: `.heal/`, GitHub, the terminal. Gives the report, and as it is shown. */
export async function tellRun(
  input: HealRunInput,
  world: RepairWorld,
  { result, applied, durationMs, firstDiffMs, ...ended }: EndedRun,
  { redactor, style }: { readonly redactor: Redactor; readonly style: OutputStyle },
): Promise<{ readonly report: HealReport; readonly shown: HealReport }> {
  const notices = [...ended.notices];
  notices.push(
    ...interruptedNotices(world, { hasPatches: result.files.length > 0, hasWritten: applied.written.size > 0 }),
  );
  const base = patchBase(
    result.files.map((file) => file.path),
    world,
  );
  if (base !== world.root) notices.push(elsewhereNotice(world.root, base));
  const built = buildReport({
    version: toolVersion(),
    runner: { name: input.oracle.runner.name, version: input.oracle.runner.version },
    node: process.version,
    seed: input.options.seed,
    durationMs,
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
  const problems = await writeReports(world, report, { files: result.files, written: applied.written, base });
  const applyCommand = process.env[CLI_VARIABLES.applyCommand] ?? input.applyCommand;
  const github = await tellGithub(report, { root: input.root, env: process.env, applyCommand });
  const shown = { ...report, notices: [...report.notices, ...problems, ...github.problems] };
  // Who has closed the terminal gets the report on disk.
  if (world.signal.aborted) input.output.on('error', () => undefined);
  // Who has asked for it, and was told why it was not done, is not told to ask for it.
  const command = (): string | undefined => (world.options.mode === 'propose' ? applyCommand : undefined);
  input.output.write(renderTerminalReport(shown, { ...style, command }) + github.annotations);
  return { report, shown };
}
