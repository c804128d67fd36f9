import { parseArgs } from 'node:util';

import { closest, distance } from 'fastest-levenshtein';

import type { Command, CommandInput } from './command.ts';
import { COMMANDS } from './commands.ts';

export type CommandLine =
  | { readonly kind: 'command'; readonly command: Command; readonly input: CommandInput }
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  /** `problem` is one sentence for people. */
  | { readonly kind: 'wrong'; readonly problem: string };

const COMMON = {
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

/** What `heal` was asked for. */
export function readCommandLine(argv: readonly string[]): CommandLine {
  // Which options take a value depends on the command, whose name is the first word that is no option.
  const name = argv.find((argument) => !argument.startsWith('-'));
  const command = COMMANDS.find((candidate) => candidate.name === name);
  const { values, positionals, tokens } = parseArgs({
    args: [...argv],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: { ...COMMON, ...parserOptions(command) },
  });
  if (values['help'] === true) return { kind: 'help' };
  if (values['version'] === true) return { kind: 'version' };
  if (name === undefined) return wrong('No command was given.');
  if (command === undefined) return wrong(unknownCommand(name));

  const known = Object.keys(command.options);
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const option = Object.hasOwn(command.options, token.name) ? command.options[token.name] : undefined;
    if (option === undefined) {
      return wrong(`\`${token.rawName}\` is not an option of \`${name}\`.${didYouMean(token.name, known, '--')}`);
    }
    const hasValue = token.value !== undefined && token.value !== '';
    if (option.value === undefined && token.value !== undefined) return wrong(`\`${token.rawName}\` takes no value.`);
    if (option.value !== undefined && !hasValue) return wrong(`\`${token.rawName}\` needs a value: <${option.value}>.`);
  }
  const problem = argumentProblem(command, positionals.slice(1));
  return problem === undefined
    ? { kind: 'command', command, input: toInput(values, positionals.slice(1)) }
    : wrong(problem);
}

function parserOptions(command: Command | undefined): Record<string, { type: 'boolean' | 'string'; short?: string }> {
  return Object.fromEntries(
    Object.entries(command?.options ?? {}).map(([name, { value, short }]) => [
      name,
      { type: value === undefined ? 'boolean' : 'string', ...(short !== undefined && { short }) },
    ]),
  );
}

function toInput(values: Readonly<Record<string, unknown>>, positionals: readonly string[]): CommandInput {
  const entries = Object.entries(values);
  return {
    arguments: positionals,
    switches: new Set(entries.filter(([, value]) => value === true).map(([name]) => name)),
    values: Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
  };
}

function argumentProblem(command: Command, given: readonly string[]): string | undefined {
  const { name, arguments: names, optionalArguments = [] } = command;
  const missing = names[given.length];
  if (missing !== undefined) return `\`${name}\` needs <${missing}>.`;
  const extra = given[names.length + optionalArguments.length];
  if (extra === undefined) return undefined;
  const all = argumentNames(command);
  const takes = all === '' ? 'takes none' : `takes ${all}`;
  return `\`${extra}\` is one argument too many: \`${name}\` ${takes}.`;
}

/** `<module#symbol> [file]`. */
export function argumentNames({ arguments: names, optionalArguments = [] }: Command): string {
  return [...names.map((name) => `<${name}>`), ...optionalArguments.map((name) => `[${name}]`)].join(' ');
}

function unknownCommand(name: string): string {
  const names = COMMANDS.map((each) => each.name);
  return `\`${name}\` is not a command.${didYouMean(name, names)}`;
}

function wrong(problem: string): CommandLine {
  return { kind: 'wrong', problem: `${problem} \`heal --help\` lists what there is.` };
}

function didYouMean(given: string, known: readonly string[], prefix = ''): string {
  if (known.length === 0) return '';
  const best = closest(given, [...known]);
  return distance(given, best) <= 2 ? ` Did you mean \`${prefix}${best}\`?` : '';
}
