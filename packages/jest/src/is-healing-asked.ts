/**
 * Whether anything at all asks for healing: an option, the variable `HEAL`, or one of our flags. Cheap and synchronous;
 * what exactly is asked for is read later, and only when this is true.
 */
export function isHealingAsked(mode: unknown, argv: readonly string[], environment: NodeJS.ProcessEnv): boolean {
  if (typeof mode === 'string') return mode !== 'off';
  return (
    (environment['HEAL'] ?? '') !== '' ||
    argv.some((argument) => /^--heal(?:-?apply(?:-?force)?)?(?:$|[=.])/i.test(argument)) ||
    Object.keys(environment).some((name) => /^npm_config_heal(?:_apply(?:_force)?)?$/.test(name))
  );
}
