import { type LeavingOut, SEARCH_PARTS } from '../model/search-part.ts';

/** How the `heal` command speaks to the healing runs that it starts: variables of their environment, and nobody else's. */
export const CLI_VARIABLES = {
  /** The command that writes the patches, as it is told at the end of the report. */
  applyCommand: 'TESTHEAL_APPLY_COMMAND',
  /**
   * Absolute path of a test file outside of the project's own tests, a case of `heal bench`: the bins run exactly this
   * file, whatever the patterns of the config say, and leave the project's `.heal/` as it is.
   */
  caseFile: 'TESTHEAL_CASE_FILE',
  /** `1`: a command names the target, and it is meant for every failing test, whatever marks say. */
  onlyTarget: 'TESTHEAL_ONLY_TARGET',
  /** Names of parts of the repair that a bench leaves out, with commas between them. */
  without: 'TESTHEAL_WITHOUT',
} as const;

/** The test file of a case; `undefined` in all other runs. */
export function caseFileOf(env: NodeJS.ProcessEnv): string | undefined {
  const file = env[CLI_VARIABLES.caseFile];
  return file === '' ? undefined : file;
}

/** Whether the marks of tests count: not where a command has named the one target. */
export function marksCount(env: NodeJS.ProcessEnv): boolean {
  return env[CLI_VARIABLES.onlyTarget] !== '1';
}

/** What a bench leaves out; names that are none are passed over. */
export function leftOutBy(env: NodeJS.ProcessEnv): LeavingOut {
  const names = (env[CLI_VARIABLES.without] ?? '').split(',');
  const without = SEARCH_PARTS.filter((part) => names.includes(part));
  return without.length === 0 ? {} : { without };
}
