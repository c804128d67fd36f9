import { COMMANDS } from './commands.ts';
import type { Command } from './command.ts';
import { argumentNames } from './read-command-line.ts';

/** The text of `heal --help`. */
export function helpText(): string {
  const options = COMMANDS.flatMap((command) => {
    const own = optionRows(command);
    return own.length === 0 ? [] : ['', `Options of \`${command.name}\``, ...rows(own)];
  });
  return [
    'Usage: heal <command> [options]',
    '',
    'Commands',
    ...rows(COMMANDS.map((command) => [usageOf(command), command.summary])),
    ...options,
    '',
    'Options of all',
    ...rows([
      ['-h, --help', 'print this'],
      ['-v, --version', 'print the version'],
    ]),
    '',
    'Tests with markers are healed by the runners: npx vitest-heal, npx jest-heal',
    'Exit codes: 0 done, 1 refused or failures remain, 2 wrong usage, 3 could not run',
    '',
  ].join('\n');
}

function usageOf(command: Command): string {
  return `${command.name} ${argumentNames(command)}`.trimEnd();
}

function optionRows({ options }: Command): (readonly [string, string])[] {
  return Object.entries(options).map(([name, { short, value, text }]) => {
    const names = short === undefined ? `--${name}` : `-${short}, --${name}`;
    return [value === undefined ? names : `${names} <${value}>`, text];
  });
}

const WIDTH = 30;

function rows(entries: readonly (readonly [string, string])[]): string[] {
  return entries.map(([name, text]) => `  ${name.padEnd(WIDTH)}  ${text}`);
}
