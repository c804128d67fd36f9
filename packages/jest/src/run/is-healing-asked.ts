const OFF = new Set(['0', 'off', 'false', 'no']);

/**
 * Whether anything at all asks for healing: the variable `HEAL`, one of our flags, or the reporter's option `mode`, over
 * which the others go. Cheap and synchronous; what exactly is asked for is read later, and only when this is true.
 */
export function isHealingAsked(mode: unknown, argv: readonly string[], environment: NodeJS.ProcessEnv): boolean {
  const variable = environment['HEAL'] ?? '';
  if (variable !== '') return !OFF.has(variable);
  const isTyped =
    argv.some((argument) => /^--heal(?:-?apply(?:-?force)?)?(?:$|[=.])/i.test(argument)) ||
    Object.keys(environment).some((name) => /^npm_config_heal(?:_apply(?:_force)?)?$/.test(name));
  return isTyped || (mode !== undefined && mode !== 'off');
}
