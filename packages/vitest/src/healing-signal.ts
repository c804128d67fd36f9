import type { HealPluginOptions } from './plugin-options.ts';

const OFF = new Set(['', '0', 'off', 'false']);

/** Set in the environment of test workers when marks are to say where they stand, which costs a stack trace each. */
export const LOCATE_MARKS = 'TESTHEAL_LOCATE_MARKS';

/**
 * Whether a run asks for healing in any way there is. Cheap, since every run asks it; core's `readHealingRequest` says
 * what exactly was asked for.
 */
export function isHealingAsked(settings: HealPluginOptions, argv: readonly string[], env: NodeJS.ProcessEnv): boolean {
  if (env['HEAL'] !== undefined) return !OFF.has(env['HEAL']);
  if (argv.some((argument) => /^--heal(?:-apply(?:-force)?)?(?:=|$)/.test(argument))) return true;
  if (Object.keys(env).some((name) => /^npm_config_heal(?:_apply(?:_force)?)?$/.test(name))) return true;
  return settings.mode !== undefined && settings.mode !== 'off';
}
