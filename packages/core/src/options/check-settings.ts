import { didYouMean } from './did-you-mean.ts';
import type { HealSettings } from './heal-config.ts';
import type { HealingMode } from './healing-mode.ts';
import type { OptionName } from './heal-options.ts';
import { OPTION_NAMES, optionRow } from './option-table.ts';
import { MODES } from './strongest-mode.ts';

export interface SettingsQuestion {
  /** What somebody wrote; unchecked. `undefined` for a key is as if it were not there. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Where a key stands, for people. */
  readonly place: (key: string) => string;
  /** Whether healing may be asked for there. */
  readonly mayAsk: boolean;
}

export interface CheckedSettings {
  readonly values: HealSettings;
  /** One sentence each, with its place; empty when all is well. */
  readonly problems: readonly string[];
}

/** Checks the options of a config; every problem at once. */
export function checkSettings({ values, place, mayAsk }: SettingsQuestion): CheckedSettings {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const problems = given.flatMap(([key, value]) => {
    const problem =
      key === 'mode'
        ? problemOfMode(value, mayAsk)
        : key === 'verify' && mayAsk
          ? 'can stand in a heal.config alone: the process that runs tests loads it from there'
          : problemOf(key, value);
    return problem === undefined ? [] : [`${place(key)}: \`${key}\` ${problem}`];
  });
  return { values: problems.length === 0 ? Object.fromEntries(given) : {}, problems };
}

const ALL_MODES: readonly HealingMode[] = ['off', ...MODES];

function problemOfMode(value: unknown, mayAsk: boolean): string | undefined {
  if (!mayAsk)
    return "cannot be set here: a run asks for healing itself, by `--heal`, `HEAL=1` or the runner's own config";
  if (ALL_MODES.some((mode) => mode === value)) return undefined;
  return `must be one of ${ALL_MODES.join(', ')}, not ${shown(value)}`;
}

function problemOf(key: string, value: unknown): string | undefined {
  if (!OPTION_NAMES.includes(key as OptionName)) return `is unknown, ${hintFor(key)}`;
  const { kind } = optionRow(key as OptionName);
  if (kind.isValid(value)) return undefined;
  return kind.hidesValue === true ? `must be ${kind.must}` : `must be ${kind.must}, not ${shown(value)}`;
}

/** The name of a flag is the likeliest thing to be written in place of the option's. */
function hintFor(key: string): string {
  const bare = key.toLowerCase().replaceAll(/[_-]/g, '');
  const byFlag = OPTION_NAMES.find((name) => {
    const flag = optionRow(name).flag?.replaceAll('-', '');
    return bare === flag || `heal${bare}` === flag;
  });
  const meant = byFlag ?? didYouMean(key, OPTION_NAMES);
  return meant === undefined ? `known are ${OPTION_NAMES.join(', ')}` : `did you mean \`${meant}\`?`;
}

function shown(value: unknown): string {
  if (value === null) return '`null`';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object') return 'an object';
  return typeof value === 'string' || typeof value === 'number' ? `\`${value}\`` : `a ${typeof value}`;
}
