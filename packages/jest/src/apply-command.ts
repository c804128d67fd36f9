import { basename } from 'node:path';

/** The command that runs the same tests and writes the patches. `rest` are the arguments without our own. */
export function applyCommand(argv: readonly string[], rest: readonly string[]): string {
  const isOwnBin = /^jest-heal(?:\.m?js)?$/.test(basename(argv[1] ?? ''));
  const command = isOwnBin ? ['npx', 'jest-heal', '--heal-apply'] : ['npx', 'jest', '--heal=apply'];
  return [...command, ...rest.map((argument) => quote(argument))].join(' ');
}

function quote(argument: string): string {
  return /^[\w./:=@,+-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", `'\\''`)}'`;
}
