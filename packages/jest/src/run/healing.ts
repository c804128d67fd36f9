import { rmSync } from 'node:fs';
import {
  ciNotice,
  RepairError,
  healRun,
  internalErrorLine,
  withInterrupt,
  willAskTypes,
  withPatience,
} from '@testheal/core';
import type { HostOracle, Interruptible, Patience } from '@testheal/core';
import type { AggregatedResult, Config, Test, TestContext, TestResult as JestFileResult } from '@jest/reporters';

import { allTestFiles, findJest, usesCircus } from '../shared/jest-version.ts';
import type { JestPaths } from '../shared/jest-version.ts';
import { slashed } from '../shared/slashed.ts';
import { adjustResults } from './adjust-results.ts';
import { applyCommand } from './apply-command.ts';
import { askedOptions } from './asked-options.ts';
import { brokenFiles, isBroken } from './broken-files.ts';
import { allResults, markedTests, projectName, type FinishedFile } from './finished-files.ts';
import { nameProjects } from './name-projects.ts';
import { createJestOracle } from './oracle.ts';
import type { JestProject } from './oracle.ts';
import { isWatching, runNotices, withoutWriting } from './run-notices.ts';
import { setupFiles } from './setup-files.ts';
import { untilWatcherHasSeen } from './until-watcher-has-seen.ts';

export interface FinishedRun {
  readonly finished: readonly FinishedFile[];
  /** When it had ended, by `performance.now()`. */
  readonly runEndedMs: number;
}

export interface HealingSessionParts {
  readonly globalConfig: Config.GlobalConfig;
  /** Of the reporter's tuple, unchecked. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Where the workers note marked tests. */
  readonly marksFolder: string;
}

/** The healing of one run, from the first failing test file on. */
export interface HealingSession {
  /** Starts what healing needs, when the file has a marked failing test. */
  warmUp(test: Test, result: JestFileResult): void;
  /** Heals, reports on stderr, and corrects `results` for tests that a written patch has healed. */
  heal(contexts: ReadonlySet<TestContext>, results: AggregatedResult, run: FinishedRun): Promise<void>;
}

/** @throws RepairError `OPTIONS_INVALID` */
export async function openHealingSession({
  globalConfig,
  options,
  marksFolder,
}: HealingSessionParts): Promise<HealingSession> {
  const { request, asked, allowed } = await askedOptions(globalConfig.rootDir, options);
  const { rest } = request;
  const resolved = withoutWriting(allowed, globalConfig);
  const jest = findJest(globalConfig.rootDir);
  let oracle: HostOracle | undefined;

  function oracleFor(projects: readonly JestProject[], paths: JestPaths, first: FinishedFile | undefined): HostOracle {
    const project = first === undefined ? undefined : projectName(projects, first.test.context);
    const named = project === undefined ? {} : { project };
    const firstFile = first === undefined ? {} : { firstFile: { path: slashed(first.test.path), ...named } };
    return (oracle ??= createJestOracle({ jest: paths, globalConfig, projects, options: resolved, ...firstFile }));
  }

  async function heal(
    contexts: ReadonlySet<TestContext>,
    results: AggregatedResult,
    { finished, runEndedMs }: FinishedRun,
    { patience, interruptible }: { readonly patience: Patience; readonly interruptible: Interruptible },
  ): Promise<void> {
    if (resolved.mode === 'off') return;
    const projects = nameProjects([...contexts]);
    if (jest === undefined)
      throw new RepairError('ORACLE_UNAVAILABLE', 'Jest was not found from the root of the project: install it there');
    const own = projects.filter(({ context }) => usesCircus(context.config));
    const used = oracleFor(
      own,
      jest,
      finished.find(({ test, result }) => usesCircus(test.context.config) && result.numFailingTests > 0) ??
        finished.find(({ test, result }) => usesCircus(test.context.config) && isBroken(result)),
    );
    const broken = brokenFiles(finished, (test) => projectName(projects, test.context), resolved.target);
    const typeToApply = applyCommand(process.argv, rest, resolved.target);
    const outcome = await healRun({
      root: slashed(globalConfig.rootDir),
      runEndedMs,
      results: allResults(finished, projects, globalConfig),
      marked: markedTests(finished, projects, { globalConfig, marksFolder, target: resolved.target }),
      brokenFiles: broken,
      testFiles: projects
        .flatMap(({ context }) => [...allTestFiles(jest, context), ...setupFiles(context.config, globalConfig)])
        .map((file) => slashed(file)),
      setupFiles: own.flatMap(({ context }) => setupFiles(context.config, globalConfig)).map((file) => slashed(file)),
      automocked: own.flatMap(({ name, context }) => (context.config.automock ? [name ?? ''] : [])),
      exitCode: exitCodeOf(results, globalConfig),
      onlyTestsFailed: results.numRuntimeErrorTestSuites === broken.length && !results.snapshot.failure,
      oracle: patience.over(used),
      options: resolved,
      output: process.stderr,
      notices: [
        ...request.notices,
        ...(allowed.mode === asked.mode ? [] : [ciNotice(typeToApply)]),
        ...runNotices({ asked: allowed, command: typeToApply }, globalConfig, results),
      ],
      applyCommand: typeToApply,
      interruptible,
    });
    // Jest's own summary is next.
    if (outcome.report !== undefined) process.stderr.write('\n');
    const files = finished.map(({ test, result }) => ({
      result,
      root: globalConfig.rootDir,
      project: projectName(projects, test.context),
    }));
    adjustResults(results, outcome, files);
    if (isWatching(globalConfig) && outcome.report !== undefined) await untilWatcherHasSeen();
  }

  return {
    warmUp(test, result) {
      // With several projects, what the host needs is known at the end of the run.
      if (resolved.mode === 'off' || oracle !== undefined || jest === undefined || globalConfig.projects.length > 1)
        return;
      if (
        !usesCircus(test.context.config) ||
        !markedTests([{ test, result }], [{ context: test.context }], {
          globalConfig,
          marksFolder,
          target: resolved.target,
        }).some(({ status }) => status === 'failed')
      )
        return;
      oracleFor([{ context: test.context }], jest, { test, result }).warmUp(
        willAskTypes(resolved, process.env) ? slashed(test.path) : undefined,
      );
    },
    async heal(contexts, results, run) {
      await withInterrupt(async (interruptible) => {
        try {
          await withPatience((patience) => heal(contexts, results, run, { patience, interruptible }));
        } catch (error) {
          process.stderr.write(internalErrorLine(error));
        } finally {
          // `healRun` has disposed it, unless it was not reached or not ended: a host that waits would keep this process.
          await oracle?.[Symbol.asyncDispose]();
          // The interrupt ends this process next, before the reporter could.
          if (interruptible.signal.aborted) rmSync(marksFolder, { recursive: true, force: true });
        }
      });
    },
  };
}

function exitCodeOf(results: AggregatedResult, { testFailureExitCode }: Config.GlobalConfig): number {
  const failed = results.numFailedTests > 0 || results.numRuntimeErrorTestSuites > 0 || results.snapshot.failure;
  return failed ? testFailureExitCode : 0;
}
