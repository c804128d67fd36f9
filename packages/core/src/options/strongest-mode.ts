import type { HealingMode } from './healing-mode.ts';

/** From weak to strong. */
export const MODES: readonly HealingMode[] = ['propose', 'apply', 'apply-force'];

/** A no of anybody is stronger than all, and nothing said is a no. */
export function strongestMode(modes: readonly HealingMode[]): HealingMode {
  if (modes.includes('off')) return 'off';
  return MODES.findLast((mode) => modes.includes(mode)) ?? 'off';
}
