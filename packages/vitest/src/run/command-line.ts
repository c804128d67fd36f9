import { basename } from 'node:path';

import { typedFlags } from '@testheal/core';

/** Options of Vitest's command line that change what tests do, and so have to be the same in the host. */
const CARRIED = new Set([
  'allowOnly',
  'alias',
  'configLoader',
  'css',
  'deps',
  'dir',
  'disableConsoleIntercept',
  'dom',
  'environment',
  'env',
  'execArgv',
  'expect',
  'globals',
  'hookTimeout',
  'retry',
  'server',
  'testTimeout',
]);

/** What has to be carried from a run to the host. `parsed`: the options of the user's command line. */
export function carriedOptions(parsed: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parsed).filter(([name]) => CARRIED.has(name)));
}

/** Whether a command line is Vitest's, or our own, which takes the same arguments. */
export function isVitestCommand(argv: readonly string[]): boolean {
  return /^vitest(?:-heal)?(?:\.[cm]?js)?$/.test(basename(argv[1] ?? ''));
}

/** What keeps a run from writing: watching, being one shard of several, updating snapshots. */
const NOT_WRITING = /^(?:--watch(?:=.*)?|-w|--shard=.*|-u|--update(?:=.*)?)$/;

/** The arguments of a run that may write: `watch` and `dev` are commands where they come first. */
function writingArguments(args: readonly string[]): string[] {
  const [first = '', ...others] = args;
  const own = first === 'watch' || first === 'dev' ? others : args;
  return own.filter(
    (argument, index) => !NOT_WRITING.test(argument) && argument !== '--shard' && own[index - 1] !== '--shard',
  );
}

/**
 * The command that runs the same tests, once, by the same flags, and writes the patches. `argv` is all of the command line,
 * `rest` its arguments without our own; `target`: what unmarked tests were to heal.
 */
export function applyCommand(argv: readonly string[], rest: readonly string[], target?: string): string {
  const dashes = rest.indexOf('--');
  const kept = dashes === -1 ? rest : rest.slice(0, dashes);
  const args = isVitestCommand(argv) ? writingArguments(kept).map(quote) : [];
  const typed = typedFlags({ argv: argv.slice(2), afterDashes: true });
  const isTyped = typed.some((flag) => /^--heal-?target$/i.test(flag));
  const own = ['--heal-apply', ...(target === undefined || isTyped ? [] : ['--heal-target', target]), ...typed].map(
    quote,
  );
  const isOwnBin = basename(argv[1] ?? '').startsWith('vitest-heal');
  if (isOwnBin) return ['npx', 'vitest-heal', ...own, ...args].join(' ');
  // Without a subcommand Vitest watches on a terminal.
  return ['npx', 'vitest', ...(args.includes('run') ? args : ['run', ...args]), '--', ...own].join(' ');
}

function quote(argument: string): string {
  return /^(?!#)[\w./:=@,+#-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", `'\\''`)}'`;
}
