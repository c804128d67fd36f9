import { closest, distance } from 'fastest-levenshtein';
import { FLAGS, type Flag } from './flags.ts';
import type { HealOptions } from './heal-options.ts';
import type { HealingMode } from './healing-mode.ts';

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
  /** Options given by flags; the mode is not among them. */
  readonly overrides: Partial<HealOptions>;
  /** The arguments without our flags. Everything from `--` on is kept. */
  readonly rest: readonly string[];
  /** What is wrong, one sentence each, for people; empty when all is well. */
  readonly problems: readonly string[];
}

/** What the user asked of us, by `HEAL` and `HEAL_TARGET`, by our flags, and by the variables that npm makes of flags before `--`. */
export function readHealingRequest({ argv, env, afterDashes = false }: HealingRequestInput): HealingRequest {
  const dashes = argv.indexOf('--');
  const before = dashes === -1 ? argv : argv.slice(0, dashes);
  const after = dashes === -1 ? [] : argv.slice(dashes);

  const typed = readArguments(before);
  const trailing = afterDashes ? readArguments(after.slice(1)) : NOTHING;
  const given = [...fromNpm(env), ...fromHeal(env), ...typed.given, ...trailing.given];

  const readings = given.map(readValue);
  return {
    mode: strongest(readings.flatMap((reading) => reading.mode ?? [])),
    overrides: readings.reduce((all, { overrides }) => ({ ...all, ...overrides }), {}),
    rest: [...typed.rest, ...after],
    // What follows `--` may be anybody's: a flag we do not know there is not a mistake.
    problems: [...typed.problems, ...readings.flatMap((reading) => reading.problem ?? [])],
  };
}

/** A flag and its value; absent when it came without. `shown`: as the user wrote it. */
interface Given {
  readonly flag: Flag;
  readonly value: string | undefined;
  readonly shown: string;
}

interface Arguments {
  readonly given: readonly Given[];
  readonly rest: readonly string[];
  readonly problems: readonly string[];
}

const NOTHING: Arguments = { given: [], rest: [], problems: [] };

function readArguments(argv: readonly string[]): Arguments {
  const given: Given[] = [];
  const rest: string[] = [];
  const problems: string[] = [];
  for (let at = 0; at < argv.length; at++) {
    const argument = argv[at] ?? '';
    const [, no, name = '', inline] = /^--(no-)?(heal[\w.-]*)(?:=(.*))?$/is.exec(argument) ?? [];
    const flag = FLAGS.find((each) => each.name === toKebab(name));
    if (flag === undefined) {
      rest.push(argument);
      if (name !== '') problems.push(unknownFlag(name));
      continue;
    }
    const shown = `--${no ?? ''}${name}`;
    const next = argv[at + 1];
    const takesNext = flag.value === 'required' && inline === undefined && next !== undefined && !next.startsWith('-');
    if (takesNext) at++;
    given.push({ flag, value: no === undefined ? (takesNext ? next : inline) : 'off', shown });
  }
  return { given, rest, problems };
}

/** Jest spells flags also as `--healApply`. */
function toKebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function unknownFlag(name: string): string {
  const known = FLAGS.map((flag) => flag.name);
  const nearest = closest(name, known);
  const hint = distance(name, nearest) <= 3 ? `did you mean \`--${nearest}\`?` : `known are --${known.join(', --')}`;
  return `unknown flag \`--${name}\`; ${hint}`;
}

/** Variables, and the flags that they stand for: the way to say it where a runner refuses flags that it does not know. */
const VARIABLES = [
  ['HEAL', 'heal'],
  ['HEAL_TARGET', 'heal-target'],
] as const;

function fromHeal(env: NodeJS.ProcessEnv): Given[] {
  return VARIABLES.flatMap(([shown, name]) => {
    const value = env[shown];
    const flag = FLAGS.find((each) => each.name === name);
    return value === undefined || value === '' || flag === undefined ? [] : [{ flag, value, shown }];
  });
}

/** npm takes flags before `--` for its own, and leaves `npm_config_heal_apply=true`. */
function fromNpm(env: NodeJS.ProcessEnv): Given[] {
  return FLAGS.flatMap((flag) => {
    const name = `npm_config_${flag.name.replaceAll('-', '_')}`;
    const value = env[name];
    return value === undefined || value === '' ? [] : [{ flag, value, shown: name }];
  });
}

/** What one flag means; exactly one of the fields is there. */
interface Reading {
  readonly mode?: HealingMode;
  readonly overrides?: Partial<HealOptions>;
  readonly problem?: string;
}

const YES = new Set(['', '1', 'true', 'yes', 'on']);
const NO = new Set(['0', 'false', 'no', 'off']);

function readValue({ flag, value, shown }: Given): Reading {
  if (flag.mode === undefined) return readOption(flag.name, value, shown);

  const word = value?.toLowerCase() ?? '';
  if (NO.has(word)) return { mode: 'off' };
  if (YES.has(word)) return { mode: flag.mode };
  const mode = MODES.find((each) => each === word);
  if (flag.value === 'optional' && mode !== undefined) return { mode };
  const takes = flag.value === 'optional' ? 'takes `1`, `0`, `propose`, `apply` or `apply-force`' : 'takes no value';
  return { problem: `\`${shown}\` ${takes}, not \`${value}\`` };
}

function readOption(name: string, value: string | undefined, shown: string): Reading {
  const wrong = (wanted: string): Reading => ({
    problem: `\`${shown}\` needs ${wanted}${value === undefined ? '' : `, not \`${value}\``}`,
  });
  switch (name) {
    case 'heal-target':
      return value === undefined || value === ''
        ? wrong('a target such as `src/price.ts#extractPrice`')
        : { overrides: { target: value } };
    case 'heal-report':
      return value === undefined || value === '' ? wrong('a file name') : { overrides: { reportFile: value } };
    case 'heal-timeout': {
      const seconds = toNumber(value);
      return seconds > 0
        ? { overrides: { timeoutMs: Math.round(seconds * 1000) } }
        : wrong('a number of seconds above 0');
    }
    case 'heal-max-candidates': {
      const count = toNumber(value);
      return Number.isSafeInteger(count) && count > 0
        ? { overrides: { maxCandidates: count } }
        : wrong('a whole number above 0');
    }
    case 'heal-seed': {
      const seed = toNumber(value);
      return Number.isSafeInteger(seed) && seed >= 0 ? { overrides: { seed } } : wrong('a whole number, 0 or above');
    }
    case 'heal-probe': {
      const probe = PROBES.find((each) => each === value);
      return probe === undefined ? wrong('`auto`, `always` or `never`') : { overrides: { probe } };
    }
    default: {
      const word = value?.toLowerCase() ?? '';
      if (!YES.has(word) && !NO.has(word)) return wrong('no value');
      return { overrides: { allowSockets: YES.has(word) } };
    }
  }
}

/** `NaN` when it is not a finite decimal number. */
function toNumber(value: string | undefined): number {
  return value !== undefined && /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : Number.NaN;
}

const PROBES = ['auto', 'always', 'never'] as const;

/** From weak to strong. */
const MODES: readonly HealingMode[] = ['propose', 'apply', 'apply-force'];

function strongest(modes: readonly HealingMode[]): HealingMode {
  if (modes.includes('off')) return 'off';
  return MODES.findLast((mode) => modes.includes(mode)) ?? 'off';
}
