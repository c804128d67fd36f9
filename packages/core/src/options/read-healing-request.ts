import { didYouMean } from './did-you-mean.ts';
import { FLAGS } from './flags.ts';
import type { OptionValues } from './heal-options.ts';
import type { HealingMode } from './healing-mode.ts';
import { type Arguments, readArguments } from './read-arguments.ts';
import { readEnvironment } from './read-environment.ts';
import { readGiven } from './read-given.ts';
import { strongestMode } from './strongest-mode.ts';

export interface HealingRequestInput {
  /** Arguments of the command line, without Node and the script. */
  readonly argv: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Our flags count also after `--`, where runners that know no flags of ours let them stand. @default false */
  readonly afterDashes?: boolean;
}

export interface HealingRequest {
  /** The strongest mode that anything asks for; `off` when nothing does, or when something says no (`HEAL=0`, `--no-heal`). */
  readonly mode: HealingMode;
  /** Whether anything says a mode, be it `off`: then what a config says of it does not count. */
  readonly saysMode: boolean;
  /** Options given by variables and flags, flags over variables. */
  readonly overrides: Partial<OptionValues>;
  /** The arguments without our flags. Everything from `--` on is kept. */
  readonly rest: readonly string[];
  /** What is wrong, one sentence each, for people; empty when all is well. */
  readonly problems: readonly string[];
  /** What is probably a slip, but may be somebody else's; one sentence each. */
  readonly notices: readonly string[];
}

/** What the user asked of us, by variables (docs/options.md) and by flags. */
export function readHealingRequest({ argv, env, afterDashes = false }: HealingRequestInput): HealingRequest {
  const dashes = argv.indexOf('--');
  const before = dashes === -1 ? argv : argv.slice(0, dashes);
  const after = dashes === -1 ? [] : argv.slice(dashes);

  const said = readEnvironment(env);
  const typed = readArguments(before);
  const trailing = afterDashes ? readArguments(after.slice(1)) : NOTHING;
  const readings = [...said.given, ...typed.given, ...trailing.given].map(readGiven);
  const modes = readings.flatMap((reading) => reading.mode ?? []);
  return {
    mode: strongestMode(modes),
    saysMode: modes.length > 0,
    overrides: Object.assign({}, ...readings.map(({ overrides }) => overrides)) as Partial<OptionValues>,
    rest: [...typed.rest, ...after],
    problems: [...typed.unknown.map(unknownFlag), ...readings.flatMap((reading) => reading.problem ?? [])],
    // What follows `--` may be anybody's: a flag we do not know there is not a mistake.
    notices: [...said.notices, ...trailing.unknown.flatMap(slipAfterDashes)],
  };
}

const NOTHING: Arguments = { given: [], rest: [], unknown: [] };
const NAMES = FLAGS.map((flag) => flag.name);

function unknownFlag(name: string): string {
  const meant = didYouMean(name, NAMES);
  const hint = meant === undefined ? `known are --${NAMES.join(', --')}` : `did you mean \`--${meant}\`?`;
  return `unknown flag \`--${name}\`, ${hint}`;
}

function slipAfterDashes(name: string): string[] {
  const meant = didYouMean(name, NAMES);
  return meant === undefined ? [] : [`the flag \`--${name}\` after \`--\` means nothing; did you mean \`--${meant}\`?`];
}
