import { FLAGS } from './flags.ts';
import type { Given } from './given.ts';

export interface Arguments {
  readonly given: readonly Given[];
  /** The arguments without our flags. */
  readonly rest: readonly string[];
  /** Names of flags that begin as ours do, and that we do not have; without dashes, as they were written. */
  readonly unknown: readonly string[];
}

/** Takes our flags out of a part of a command line. */
export function readArguments(argv: readonly string[]): Arguments {
  const given: Given[] = [];
  const rest: string[] = [];
  const unknown: string[] = [];
  for (let at = 0; at < argv.length; at++) {
    const argument = argv[at] ?? '';
    const [, no, name = '', inline] = /^--(no-)?(heal[\w.-]*)(?:=(.*))?$/is.exec(argument) ?? [];
    const flag = FLAGS.find((each) => each.name === toKebab(name));
    if (flag === undefined) {
      rest.push(argument);
      if (name !== '') unknown.push(name);
      continue;
    }
    const shown = `--${no ?? ''}${name}`;
    const next = argv[at + 1];
    const takesNext = flag.value === 'required' && inline === undefined && next !== undefined && !next.startsWith('-');
    if (takesNext) at++;
    given.push({ flag, value: no === undefined ? (takesNext ? next : inline) : 'off', shown });
  }
  return { given, rest, unknown };
}

/** Jest spells flags also as `--healApply`. */
function toKebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
