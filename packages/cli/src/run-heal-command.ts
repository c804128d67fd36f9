import { parseArgs } from 'node:util';

import { closest, distance } from 'fastest-levenshtein';

import { COMMANDS } from './commands.ts';
import type { Command } from './command.ts';
import { EXIT } from './exit-code.ts';
import { helpText } from './help.ts';
import { processHost } from './host.ts';
import type { HealCommandHost } from './host.ts';
import { toolVersion } from './tool-version.ts';

/**
 * Runs `heal` with the arguments after its name and returns the exit code: 0 done, 1 refused, 2 wrong usage, 3 could not
 * run. Never rejects.
 */
export async function runHealCommand(argv: readonly string[], host: HealCommandHost = processHost()): Promise<number> {
  const request = readArguments(argv);
  if (request.kind === 'wrong') {
    host.stderr.write(`heal: ${request.problem}\n`);
    return EXIT.usage;
  }
  if (request.kind === 'text') {
    host.stdout.write(request.text);
    return EXIT.done;
  }
  try {
    const run = await request.command.load();
    return await run(host, request.switches);
  } catch (error) {
    const [message] = String(error instanceof Error ? error.message : error).split('\n', 1);
    host.stderr.write(`heal: \`${request.command.name}\` could not run: ${message}\n`);
    return EXIT.broken;
  }
}

type Request =
  | { readonly kind: 'command'; readonly command: Command; readonly switches: ReadonlySet<string> }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'wrong'; readonly problem: string };

function readArguments(argv: readonly string[]): Request {
  const { values, positionals, tokens } = parseArgs({
    args: [...argv],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: { help: { type: 'boolean', short: 'h' }, version: { type: 'boolean', short: 'v' } },
  });
  if (values['help'] === true) return { kind: 'text', text: helpText() };
  if (values['version'] === true) return { kind: 'text', text: `${toolVersion()}\n` };

  const [name, ...rest] = positionals;
  if (name === undefined) return wrong('No command was given.');
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command === undefined)
    return wrong(
      `\`${name}\` is not a command.${didYouMean(
        name,
        COMMANDS.map((each) => each.name),
      )}`,
    );
  if (rest.length > 0) return wrong(`\`${rest[0]}\` is one argument too many: \`${name}\` takes none.`);

  const known = Object.keys(command.switches);
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    if (!known.includes(token.name)) {
      return wrong(`\`${token.rawName}\` is not an option of \`${name}\`.${didYouMean(token.name, known, '--')}`);
    }
    if (token.value !== undefined) return wrong(`\`${token.rawName}\` takes no value.`);
  }
  return { kind: 'command', command, switches: new Set(Object.keys(values)) };
}

function wrong(problem: string): Request {
  return { kind: 'wrong', problem: `${problem} \`heal --help\` lists what there is.` };
}

function didYouMean(given: string, known: readonly string[], prefix = ''): string {
  if (known.length === 0) return '';
  const best = closest(given, [...known]);
  return distance(given, best) <= 2 ? ` Did you mean \`${prefix}${best}\`?` : '';
}
