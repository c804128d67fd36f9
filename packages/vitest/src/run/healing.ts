import {
  flagMarker,
  ciNotice,
  healRun,
  type HostOracle,
  type Interruptible,
  internalErrorLine,
  marksCount,
  type MarkedTest,
  type Patience,
  withInterrupt,
  willAskTypes,
  withPatience,
} from '@testheal/core';
import type { TestModule, Vitest } from 'vitest/node';

import { collectResults } from '../shared/collect-results.ts';
import { errorsOutsideTests } from '../shared/errors-outside-tests.ts';
import { knowing } from '../shared/related.ts';
import { askedOptions } from './asked-options.ts';
import { brokenFileOf, isBroken } from './broken-files.ts';
import { applyCommand, carriedOptions, isVitestCommand } from './command-line.ts';
import { createVitestOracle, hostSetupOf } from './oracle.ts';
import type { HealPluginOptions } from './plugin-options.ts';
import { readMarker } from './read-marker.ts';
import { runNotices, withoutWriting } from './run-notices.ts';
import { setupFiles } from './setup-files.ts';
import { testStop } from './test-stop.ts';

/** The healing of one run, from the first failing marked test on. */
export interface Healing {
  /** Starts what healing needs while the other tests still run. `file`: the test file of the failure. */
  warmUp(file: string): void;
  /**
   * Heals, reports on stderr below the runner's report, and sets the exit code. Never rejects. `cancelled`: by a key, which
   * Vitest reads itself; `runEndedMs`: when the run had ended, by `performance.now()`.
   */
  heal(cancelled: AbortSignal, runEndedMs: number): Promise<void>;
}

/** Never rejects: what is wrong with the options is told by `heal`. */
export async function startHealing(vitest: Vitest, settings: HealPluginOptions): Promise<Healing> {
  try {
    return await healingOf(vitest, settings);
  } catch (error) {
    return {
      warmUp: () => undefined,
      heal: async () => void process.stderr.write(internalErrorLine(error)),
    };
  }
}

async function healingOf(vitest: Vitest, settings: HealPluginOptions): Promise<Healing> {
  const { request, asked, allowed } = await askedOptions(vitest, settings);
  const { rest } = request;
  const { root } = vitest.config;
  const options = withoutWriting(allowed, vitest);
  const cliOptions = isVitestCommand(process.argv) ? await parseOptions(rest) : {};
  let oracle: HostOracle | undefined;
  const currentOracle = (): HostOracle =>
    (oracle ??= createVitestOracle({
      version: vitest.version,
      setup: hostSetupOf(vitest, cliOptions),
      options,
      knowing: knowing(vitest),
    }));

  async function heal(patience: Patience, interruptible: Interruptible, runEndedMs: number): Promise<void> {
    const modules = vitest.state.getTestModules();
    const tests = modules.flatMap((module) =>
      collectResults(module, root, vitest.projects.length > 1).map(({ test, result }) => {
        const stop = testStop(test);
        return { test, module, result: stop === undefined ? result : { ...result, stop } };
      }),
    );
    const marked = tests.flatMap(({ test, result, module }): MarkedTest[] => {
      if (result.status === 'passed' && result.stop === undefined) return [];
      const { heal: meta } = test.meta();
      if (meta !== undefined && marksCount(process.env))
        return meta.map((mark) => ({ ...result, marker: readMarker(mark, module.moduleId) }));
      const { target } = options;
      return target === undefined || result.status !== 'failed'
        ? []
        : [{ ...result, marker: flagMarker(target, module.moduleId, process.cwd()) }];
    });
    const unhandled = vitest.state.getUnhandledErrors();
    const brokenFiles = modules.flatMap((module) => brokenFileOf(module, vitest, options.target));
    const testFiles =
      marked.length + brokenFiles.length === 0 ? testFilesOf(modules) : await allTestFiles(vitest, modules);
    const typeToApply = applyCommand(process.argv, rest, options.target);
    const notices = [
      ...request.notices,
      ...(allowed.mode === asked.mode ? [] : [ciNotice(typeToApply)]),
      ...runNotices({ asked: allowed, command: typeToApply }, vitest),
    ];
    // What else failed, we do not heal.
    const onlyTestsFailed =
      unhandled.length === 0 && modules.every((module) => isBroken(module) || errorsOutsideTests(module).length === 0);
    const outcome = await healRun({
      root,
      runEndedMs,
      results: tests.map(({ result }) => result),
      marked,
      brokenFiles,
      testFiles: [...testFiles, ...setupFiles(vitest)],
      setupFiles: setupFiles(vitest),
      exitCode: Number(process.exitCode ?? 1),
      onlyTestsFailed,
      oracle: patience.over(currentOracle()),
      options,
      // Not stdout: it may be a machine-readable report.
      output: process.stderr,
      notices,
      applyCommand: typeToApply,
      interruptible,
    });
    if (outcome.report?.exitCode === 0) process.exitCode = 0;
  }

  return {
    warmUp(file) {
      if (options.mode === 'off') return;
      try {
        currentOracle().warmUp(willAskTypes(options, process.env) ? file : undefined);
      } catch {
        // `heal` meets it again, and tells it.
      }
    },
    async heal(cancelled, runEndedMs) {
      if (options.mode === 'off' || cancelled.aborted) return;
      await withInterrupt(async (interruptible) => {
        cancelled.addEventListener('abort', interruptible.interrupt, { once: true });
        try {
          await withPatience((patience) => heal(patience, interruptible, runEndedMs));
        } catch (error) {
          process.stderr.write(internalErrorLine(error));
        } finally {
          // `healRun` has disposed it, unless it was not reached or not ended; a later run of a watching Vitest needs its own.
          const used = oracle;
          oracle = undefined;
          await used?.[Symbol.asyncDispose]();
        }
      });
    },
  };
}

async function parseOptions(rest: readonly string[]): Promise<Record<string, unknown>> {
  const { parseCLI } = await import('vitest/node');
  return carriedOptions(
    parseCLI(['vitest', ...rest], { allowUnknownOptions: true }).options as Record<string, unknown>,
  );
}

/** Also those that a filter kept out of this run. */
async function allTestFiles(vitest: Vitest, modules: readonly TestModule[]): Promise<string[]> {
  const specifications = await vitest.globTestSpecifications();
  return [...new Set([...testFilesOf(modules), ...specifications.map(({ moduleId }) => moduleId)])];
}

function testFilesOf(modules: readonly TestModule[]): string[] {
  return [...new Set(modules.map((module) => module.moduleId))];
}
