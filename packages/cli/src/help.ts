import { COMMANDS } from './commands.ts';

/** The text of `heal --help`. */
export function helpText(): string {
  const switches = COMMANDS.flatMap((command) =>
    Object.entries(command.switches).map(([name, text]) => [`--${name}`, `${command.name}: ${text}`] as const),
  );
  return [
    'Usage: heal <command> [options]',
    '',
    'Commands',
    ...rows(COMMANDS.map((command) => [command.name, command.summary])),
    '',
    'Options',
    ...rows([...switches, ['-h, --help', 'print this'], ['-v, --version', 'print the version']]),
    '',
    'Patches come from the test runner: npx vitest-heal, npx jest-heal',
    'Exit codes: 0 done, 1 refused, 2 wrong usage, 3 could not run',
    '',
  ].join('\n');
}

function rows(entries: readonly (readonly [string, string])[]): string[] {
  return entries.map(([name, text]) => `  ${name.padEnd(16)}${text}`);
}
