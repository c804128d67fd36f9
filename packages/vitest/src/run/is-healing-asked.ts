import type { HealPluginOptions } from './plugin-options.ts';

const OFF = new Set(['0', 'off', 'false', 'no']);

/**
 * Whether a run asks for healing in any way there is. Cheap, since every run asks it; core's `readHealingRequest` says
 * what exactly was asked for.
 */
export function isHealingAsked(settings: HealPluginOptions, argv: readonly string[], env: NodeJS.ProcessEnv): boolean {
  if (env['HEAL'] !== undefined && env['HEAL'] !== '') return !OFF.has(env['HEAL']);
  if (argv.some((argument) => /^--heal(?:-apply(?:-force)?)?(?:=|$)/.test(argument))) return true;
  if (Object.keys(env).some((name) => /^npm_config_heal(?:_apply(?:_force)?)?$/.test(name))) return true;
  return settings.mode !== undefined && settings.mode !== 'off';
}

/** Whether failing tests without a mark may be healed as well. Cheap, and only good for deciding what to load early. */
export function isTargetGiven(settings: HealPluginOptions, argv: readonly string[], env: NodeJS.ProcessEnv): boolean {
  const given = settings.target ?? env['HEAL_TARGET'] ?? env['npm_config_heal_target'] ?? '';
  return given !== '' || argv.some((argument) => /^--heal-?target(?:=|$)/i.test(argument));
}
