import type { Reporter, TestCase, Vitest } from 'vitest/node';

import { INSIDE_HEALING, LOCATE_MARKS } from '../shared/healing-signal.ts';
import { isVitest3 } from '../shared/is-vitest-3.ts';
import type { Healing } from './healing.ts';
import { isHealingAsked, isTargetGiven } from './is-healing-asked.ts';
import { lateParts } from './late-parts.ts';
import type { HealPluginOptions } from './plugin-options.ts';
import { troubleLine } from './trouble-line.ts';

const CLAIMED: unique symbol = Symbol.for('testheal.claimed');

/**
 * Heals at the end of a run that asks for it; in all other runs it does nothing. Its work is loaded on the first failure
 * of a marked test.
 */
export class HealReporter implements Reporter {
  readonly #settings: HealPluginOptions;
  #vitest: Vitest | undefined;
  #healing: Promise<Healing> | undefined;
  /** Nothing asks for healing, and yet there is something like a flag of ours. */
  #mayHaveSlips = false;
  /** Aborted by a key that ends the run; one for each run of a watching Vitest. */
  #cancelled = new AbortController();
  /** What went wrong in a hook of ours; told, once, at the end of the run. */
  #trouble: { readonly error: unknown } | undefined;

  constructor(settings: HealPluginOptions = {}) {
    this.#settings = settings;
  }

  onInit(vitest: Vitest & { [CLAIMED]?: true }): void {
    void this.#guarded(() => this.#claim(vitest));
  }

  onTestRunStart(): void {
    void this.#guarded(() => {
      const cancelled = new AbortController();
      this.#cancelled = cancelled;
      // `--bail` cancels too, and its failures are healed.
      this.#vitest?.onCancel((reason) => {
        if (reason === 'keyboard-input') cancelled.abort();
      });
    });
  }

  onTestCaseResult(test: TestCase): void {
    void this.#guarded(() => {
      if (this.#vitest === undefined || test.result().state !== 'failed') return;
      if (test.meta().heal !== undefined || isTargetGiven(this.#settings, process.argv, process.env))
        // What goes wrong here goes wrong, and is told, at the end of the run again.
        this.#start()
          ?.then((healing) => healing.warmUp(test.module.moduleId))
          .catch(() => undefined);
    });
  }

  async onTestRunEnd(): Promise<void> {
    await this.#guarded(async () => {
      if (this.#mayHaveSlips) await this.#tellSlips();
      if (this.#vitest !== undefined && !isVitest3(this.#vitest)) await this.#heal();
    });
    this.#tellTrouble();
  }

  /** Vitest 3 prints its summary in this hook, after `onTestRunEnd`: what we print belongs below it. */
  async onFinished(): Promise<void> {
    await this.#guarded(async () => {
      if (this.#vitest === undefined || !isVitest3(this.#vitest)) return;
      await new Promise((resolve) => setImmediate(resolve));
      await this.#heal();
    });
    this.#tellTrouble();
  }

  #claim(vitest: Vitest & { [CLAIMED]?: true }): void {
    // Configured twice, or our own instance in the host process: one healer a run, and none inside a healing.
    if (vitest[CLAIMED] === true || INSIDE_HEALING in globalThis) return;
    if (!isHealingAsked(this.#settings, process.argv, process.env)) {
      this.#mayHaveSlips = process.argv.some((argument) => argument.startsWith('--heal'));
      return;
    }
    Object.defineProperty(vitest, CLAIMED, { value: true });
    this.#vitest = vitest;
    // Workers inherit it: marks then say where they stand.
    process.env[LOCATE_MARKS] = '1';
  }

  /** Whatever goes wrong in healing, the user's run, its report and its exit code stay what they are. */
  async #guarded(work: () => void | Promise<void>): Promise<void> {
    if (this.#trouble !== undefined) return;
    try {
      await work();
    } catch (error) {
      this.#trouble = { error };
    }
  }

  #tellTrouble(): void {
    if (this.#trouble === undefined) return;
    process.stderr.write(troubleLine(this.#trouble.error));
    // The next run of a watching Vitest is a run of its own.
    this.#trouble = undefined;
    this.#healing = undefined;
  }

  async #tellSlips(): Promise<void> {
    this.#mayHaveSlips = false;
    const { tellSlips } = await lateParts.slips();
    tellSlips();
  }

  async #heal(): Promise<void> {
    const runEndedMs = performance.now();
    if (this.#healing === undefined && (await this.#endGreenRun())) return;
    await (await this.#start())?.heal(this.#cancelled.signal, runEndedMs);
  }

  async #endGreenRun(): Promise<boolean> {
    if (this.#vitest === undefined) return false;
    const { endGreenRun } = await lateParts.greenRun();
    return endGreenRun(this.#vitest, this.#settings);
  }

  #start(): Promise<Healing> | undefined {
    const vitest = this.#vitest;
    if (vitest === undefined) return undefined;
    this.#healing ??= lateParts.healing().then(({ startHealing }) => startHealing(vitest, this.#settings));
    return this.#healing;
  }
}
