import type { AggregatedResult, Config, Test, TestContext, TestResult } from '@jest/reporters';

import { MARKS_FOLDER_VARIABLE } from '../marker/marks.ts';
import { isHealingAsked } from './is-healing-asked.ts';
import { type MarksFolder, makeMarksFolder } from './marks-folder.cts';
import { troubleLine } from './trouble-line.ts';

type Healing = typeof import('./healing.ts', { with: { 'resolution-mode': 'import' } });
type GreenRun = typeof import('./green-run.ts', { with: { 'resolution-mode': 'import' } });
type HealingSession = Awaited<ReturnType<Healing['openHealingSession']>>;

/**
 * Jest reporter that heals: `reporters: ['default', '@testheal/jest']`. It does nothing unless healing is asked for by
 * `jest-heal`, `--heal=…` or the variable `HEAL`. Options go in the tuple form: `['@testheal/jest', { timeoutMs: 10_000 }]`.
 */
export class HealReporter {
  readonly #globalConfig: Config.GlobalConfig;
  readonly #options: Readonly<Record<string, unknown>>;
  readonly #folder: MarksFolder | undefined;
  readonly #finished: { test: Test; result: TestResult }[] = [];
  #session: Promise<HealingSession> | undefined;
  #isStopped = false;

  constructor(globalConfig: Config.GlobalConfig, options: Readonly<Record<string, unknown>> = {}) {
    this.#globalConfig = globalConfig;
    this.#options = options;
    // Two entries of us in one configuration, or a Jest run inside a test: the first reporter heals.
    if (process.env[MARKS_FOLDER_VARIABLE] !== undefined) return;
    if (!isHealingAsked(options['mode'], process.argv.slice(2), process.env)) return;
    try {
      this.#folder = makeMarksFolder();
      // Workers are forked later and inherit it.
      process.env[MARKS_FOLDER_VARIABLE] = this.#folder.path;
    } catch (error) {
      process.stderr.write(troubleLine(error));
    }
  }

  async onTestFileResult(test: Test, result: TestResult): Promise<void> {
    if (this.#folder === undefined) return;
    this.#finished.push({ test, result });
    if (result.numFailingTests === 0) return;
    await this.#guarded(async (session) => session.warmUp(test, result));
  }

  async onRunComplete(contexts: Set<TestContext>, results: AggregatedResult): Promise<void> {
    if (this.#folder === undefined) return;
    const runEndedMs = performance.now();
    try {
      if (this.#session === undefined && (await this.#endGreenRun(results))) return;
      await this.#guarded((session) => session.heal(contexts, results, { finished: this.#finished, runEndedMs }));
    } finally {
      // In watch mode the next run has a reporter of its own.
      delete process.env[MARKS_FOLDER_VARIABLE];
      this.#folder.remove();
    }
  }

  async #endGreenRun(results: AggregatedResult): Promise<boolean> {
    try {
      const { endGreenRun }: GreenRun = await import('./green-run.js');
      return await endGreenRun({ results, finished: this.#finished }, this.#globalConfig, this.#options);
    } catch (error) {
      process.stderr.write(troubleLine(error));
      return true;
    }
  }

  /** Whatever goes wrong in healing, the user's run, its report and its exit code stay what they are. */
  async #guarded(use: (session: HealingSession) => void | Promise<void>): Promise<void> {
    if (this.#isStopped) return;
    try {
      this.#session ??= this.#open();
      await use(await this.#session);
    } catch (error) {
      this.#isStopped = true;
      process.stderr.write(troubleLine(error));
    }
  }

  async #open(): Promise<HealingSession> {
    // ESM, and not needed unless a test failed.
    const healing: Healing = await import('./healing.js');
    return healing.openHealingSession({
      globalConfig: this.#globalConfig,
      options: this.#options,
      marksFolder: this.#folder?.path ?? '',
    });
  }
}
