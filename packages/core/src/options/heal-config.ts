import type { OptionValues } from './heal-options.ts';
import type { HealingMode } from './healing-mode.ts';

/**
 * What a `heal.config.{ts,js,mjs,cjs,json}` exports: options for every run of the project that heals. Whether a run heals
 * is not among them: that is asked by a flag, by `HEAL`, or in the runner's own config.
 */
export type HealConfig = Partial<OptionValues>;

/** Options of the plugin in a Vitest config, or of the reporter in Jest's tuple. They go over those of a heal.config. */
export interface HealSettings extends Omit<HealConfig, 'verify'> {
  /** @default what the command line or `HEAL` asks for, else `'off'` */
  readonly mode?: HealingMode;
}
