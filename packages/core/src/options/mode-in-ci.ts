import type { HealingMode } from './healing-mode.ts';

const NO = new Set(['', '0', 'false', 'no', 'off']);
/** From weak to strong. */
const MODES: readonly HealingMode[] = ['off', 'propose', 'apply', 'apply-force'];

/**
 * The mode that a run may have where nobody watches: under `CI` only what is typed on the command line writes. A variable
 * or a config is there for every run, also for those that nobody thought of, so of it a proposal is left.
 *
 * `typed`: what the command line alone asks for.
 */
export function modeInCi(
  mode: HealingMode,
  typed: HealingMode,
  env: Readonly<Record<string, string | undefined>>,
): HealingMode {
  if (NO.has((env['CI'] ?? '').toLowerCase())) return mode;
  const allowed = typed === 'off' ? 'propose' : typed;
  return MODES.indexOf(mode) > MODES.indexOf(allowed) ? allowed : mode;
}

/** Why a run that was asked to write does not, and what to type. */
export function ciNotice(applyCommand: string): string {
  return `nothing is written: under CI a variable or a config only proposes, \`--heal-apply\` has to be typed: ${applyCommand}`;
}
