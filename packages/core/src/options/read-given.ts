import type { Given } from './given.ts';
import type { OptionValues } from './heal-options.ts';
import type { HealingMode } from './healing-mode.ts';
import { NO, YES } from './option-kind.ts';
import { optionRow } from './option-table.ts';
import { MODES } from './strongest-mode.ts';

/** What a flag or a variable means; exactly one of the fields is there. */
export interface Reading {
  readonly mode?: HealingMode;
  readonly overrides?: Partial<OptionValues>;
  readonly problem?: string;
}

export function readGiven(given: Given): Reading {
  return given.flag.option === undefined ? readMode(given) : readOption(given.flag.option, given);
}

function readMode({ flag, value, shown }: Given): Reading {
  const word = value?.toLowerCase() ?? '';
  if (NO.has(word)) return { mode: 'off' };
  if (YES.has(word)) return { mode: flag.mode ?? 'off' };
  const mode = MODES.find((each) => each === word);
  if (flag.value === 'optional' && mode !== undefined) return { mode };
  const takes = flag.value === 'optional' ? 'takes `1`, `0`, `propose`, `apply` or `apply-force`' : 'takes no value';
  return { problem: `\`${shown}\` ${takes}, not \`${value}\`` };
}

function readOption(option: keyof OptionValues, { value, shown }: Given): Reading {
  const { kind } = optionRow(option);
  const read = value === undefined && kind.valueName !== undefined ? undefined : kind.fromText(value ?? '');
  if (read !== undefined) return { overrides: { [option]: read } };
  return {
    problem: `\`${shown}\` needs ${kind.needs}${value === undefined || kind.hidesValue === true ? '' : `, not \`${value}\``}`,
  };
}
