import {
  flagMarker,
  healRun,
  type HealOptions,
  type HostOracle,
  internalErrorLine,
  type MarkedTest,
  type Patience,
  readHealingRequest,
  RepairError,
  resolveOptions,
  withInterrupt,
  withPatience,
} from '@testheal/core';
import type { TestModule, Vitest } from 'vitest/node';

import { collectResults } from './collect-results.ts';
import { applyCommand, carriedOptions, isVitestCommand } from './command-line.ts';
import { brokenFileOf, isBroken } from './broken-files.ts';
import { errorsOutsideTests } from './errors-outside-tests.ts';
import { isHealingAsked } from './healing-signal.ts';
import { createVitestOracle, hostSetupOf } from './oracle.ts';
import type { HealPluginOptions } from './plugin-options.ts';
import { readMarker } from './read-marker.ts';
import { runNotices, withoutWriting } from './run-notices.ts';
import { setupFiles } from './setup-files.ts';

/** The healing of one run, from the first failing marked test on. */
export interface Healing {
  /** Starts what healing needs while the other tests still run. */
  warmUp(): void;
  /** Heals, reports on stderr below the runner's report, and sets the exit code. Never rejects. */
  heal(): Promise<void>;
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
  const { asked, rest } = readOptions(settings);
  const options = withoutWriting(asked, vitest);
  const cliOptions = isVitestCommand(process.argv) ? await parseOptions(rest) : {};
  let oracle: HostOracle | undefined;
  const currentOracle = (): HostOracle =>
    (oracle ??= createVitestOracle({ version: vitest.version, setup: hostSetupOf(vitest, cliOptions), options }));

  async function heal(patience: Patience, signal: AbortSignal): Promise<void> {
    const modules = vitest.state.getTestModules();
    const { root } = vitest.config;
    const tests = modules.flatMap((module) =>
      collectResults(module, root, vitest.projects.length > 1).map((one) => ({ ...one, module })),
    );
    const marked = tests.flatMap(({ test, result, module }): MarkedTest[] => {
      if (result.status !== 'failed') return [];
      const { heal: meta } = test.meta();
      if (meta !== undefined) return meta.map((mark) => ({ ...result, marker: readMarker(mark, module.moduleId) }));
      const { target } = options;
      return target === undefined ? [] : [{ ...result, marker: flagMarker(target, module.moduleId, process.cwd()) }];
    });
    const unhandled = vitest.state.getUnhandledErrors();
    const brokenFiles = modules.flatMap((module) => brokenFileOf(module, vitest, options.target));
    const testFiles =
      marked.length + brokenFiles.length === 0 ? testFilesOf(modules) : await allTestFiles(vitest, modules);
    const notices = runNotices(asked, vitest, modules);
    // What else failed, we do not heal.
    const onlyTestsFailed =
      unhandled.length === 0 && modules.every((module) => isBroken(module) || errorsOutsideTests(module).length === 0);
    const outcome = await healRun({
      root,
      results: tests.map(({ result }) => result),
      marked,
      brokenFiles,
      testFiles: [...testFiles, ...setupFiles(vitest)],
      exitCode: Number(process.exitCode ?? 1),
      onlyTestsFailed,
      oracle: patience.over(currentOracle()),
      options,
      // Not stdout: it may be a machine-readable report.
      output: process.stderr,
      notices,
      applyCommand: applyCommand(process.argv, rest, options.target),
      signal,
    });
    if (outcome.report?.exitCode === 0) process.exitCode = 0;
  }

  return {
    warmUp() {
      if (options.mode === 'off') return;
      try {
        currentOracle().warmUp();
      } catch {
        // `heal` meets it again, and tells it.
      }
    },
    async heal() {
      if (options.mode === 'off') return;
      try {
        await withInterrupt((signal) => withPatience((patience) => heal(patience, signal)));
      } catch (error) {
        process.stderr.write(internalErrorLine(error));
      } finally {
        // `healRun` has disposed it, unless it was not reached or not ended; a later run of a watching Vitest needs its own.
        const used = oracle;
        oracle = undefined;
        await used?.[Symbol.asyncDispose]();
      }
    },
  };
}

/**
 * What was typed goes over the settings, also when it says no.
 *
 * @throws RepairError `OPTIONS_INVALID`
 */
function readOptions(settings: HealPluginOptions): { asked: HealOptions; rest: readonly string[] } {
  const argv = process.argv.slice(2);
  const { mode, overrides, rest, problems } = readHealingRequest({ argv, env: process.env, afterDashes: true });
  if (problems.length > 0) throw new RepairError('OPTIONS_INVALID', problems.join('; '));
  const isTyped = isHealingAsked({}, argv, process.env);
  return {
    asked: resolveOptions({ config: { ...settings }, overrides: isTyped ? { ...overrides, mode } : overrides }),
    rest,
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
