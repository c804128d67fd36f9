import type { Flag } from './flags.ts';

/** The variable that says what an option's flag says: `HEAL_MAX_CANDIDATES`. A mode is asked for by `HEAL` alone. */
export function variableOf(flag: Flag): string | undefined {
  if (flag.name === 'heal') return 'HEAL';
  return flag.option === undefined ? undefined : flag.name.toUpperCase().replaceAll('-', '_');
}

/** What npm makes of a flag that stands before `--`: `npm_config_heal_apply`. */
export function npmVariableOf(flag: Flag): string {
  return `npm_config_${flag.name.replaceAll('-', '_')}`;
}
