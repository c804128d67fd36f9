import { DEFAULT_OPTIONS } from './default-options.ts';
import type { HealSettings } from './heal-config.ts';
import type { HealOptions } from './heal-options.ts';

/** Options that cannot be changed: the later source goes over the earlier, and all over the defaults. */
export function mergeOptions(sources: readonly HealSettings[]): HealOptions {
  return Object.freeze(sources.reduce<HealOptions>((all, source) => ({ ...all, ...source }), DEFAULT_OPTIONS));
}
