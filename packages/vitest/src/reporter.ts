import type { Reporter, TestCase, Vitest } from 'vitest/node';

import type { Healing } from './healing.ts';
import type { HealPluginOptions } from './plugin-options.ts';
import { INSIDE_HEALING, isHealingAsked, isTargetGiven, LOCATE_MARKS } from './healing-signal.ts';
import { isVitest3 } from './vitest-version.ts';

const CLAIMED: unique symbol = Symbol.for('testheal.claimed');

/**
 * Heals at the end of a run that asks for it; in all other runs it does nothing. Its work is loaded on the first failure
 * of a marked test.
 */
export class HealReporter implements Reporter {
  readonly #settings: HealPluginOptions;
  #vitest: Vitest | undefined;
  #healing: Promise<Healing> | undefined;

  constructor(settings: HealPluginOptions = {}) {
    this.#settings = settings;
  }

  onInit(vitest: Vitest & { [CLAIMED]?: true }): void {
    // Configured twice, or our own instance in the host process: one healer a run, and none inside a healing.
    if (vitest[CLAIMED] === true || INSIDE_HEALING in globalThis) return;
    if (!isHealingAsked(this.#settings, process.argv, process.env)) return;
    Object.defineProperty(vitest, CLAIMED, { value: true });
    this.#vitest = vitest;
    // Workers inherit it: marks then say where they stand.
    process.env[LOCATE_MARKS] = '1';
  }

  onTestCaseResult(test: TestCase): void {
    if (this.#vitest === undefined || test.result().state !== 'failed') return;
    if (test.meta().heal !== undefined || isTargetGiven(this.#settings, process.argv, process.env))
      // What goes wrong here goes wrong, and is told, at the end of the run again.
      this.#start()?.then(
        (healing) => healing.warmUp(),
        () => undefined,
      );
  }

  async onTestRunEnd(): Promise<void> {
    if (this.#vitest !== undefined && !isVitest3(this.#vitest)) await this.#heal();
  }

  /** Vitest 3 prints its summary in this hook, after `onTestRunEnd`: what we print belongs below it. */
  async onFinished(): Promise<void> {
    if (this.#vitest === undefined || !isVitest3(this.#vitest)) return;
    await new Promise((resolve) => setImmediate(resolve));
    await this.#heal();
  }

  async #heal(): Promise<void> {
    await (await this.#start())?.heal();
  }

  #start(): Promise<Healing> | undefined {
    const vitest = this.#vitest;
    if (vitest === undefined) return undefined;
    this.#healing ??= import('./healing.ts').then(({ startHealing }) => startHealing(vitest, this.#settings));
    return this.#healing;
  }
}
