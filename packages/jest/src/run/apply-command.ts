import { basename } from 'node:path';

import { typedFlags } from '@testheal/core';

/** What keeps a run from writing: watching, being one shard of several, updating snapshots. */
const NOT_WRITING = /^(?:--watch(?:All)?(?:=.*)?|--shard=.*|-u|--updateSnapshot(?:=.*)?)$/;

/**
 * The command that runs the same tests, once, by the same flags, and writes the patches. `argv` is all of the command line,
 * `rest` its arguments without our own; `target`: what unmarked tests were to heal.
 */
export function applyCommand(argv: readonly string[], rest: readonly string[], target?: string): string {
  const args = rest
    .filter((argument, index) => !NOT_WRITING.test(argument) && argument !== '--shard' && rest[index - 1] !== '--shard')
    .map((argument) => quote(argument));
  const isOwnBin = /^jest-heal(?:\.m?js)?$/.test(basename(argv[1] ?? ''));
  const typed = typedFlags({ argv: argv.slice(2) });
  const isTyped = typed.some((flag) => /^--heal-?target$/i.test(flag));
  const own = [...(target === undefined || isTyped ? [] : ['--heal-target', target]), ...typed].map(quote);
  if (isOwnBin) return ['npx', 'jest-heal', '--heal-apply', ...own, ...args].join(' ');
  // Jest itself lets no flag through but the bare one.
  const variables = target === undefined ? [] : [`HEAL_TARGET=${quote(target)}`];
  return [...variables, 'npx', 'jest', '--heal=apply', ...args].join(' ');
}

function quote(argument: string): string {
  return /^(?!#)[\w./:=@,+#-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", `'\\''`)}'`;
}
