import type { OptionName } from './heal-options.ts';
import type { HealingMode } from './healing-mode.ts';
import { OPTION_NAMES, optionRow } from './option-table.ts';

/** A command line flag of ours: it asks for a mode, or sets an option. */
export interface Flag {
  readonly name: string;
  /** `none`: a switch; `optional`: only as `--flag=value`; `required`: `--flag value` or `--flag=value`. */
  readonly value: 'none' | 'optional' | 'required';
  /** What the value is called in the help; absent: the flag needs none. */
  readonly valueName?: string;
  readonly description: string;
  /** The mode that the flag asks for; absent when it sets an option. */
  readonly mode?: HealingMode;
  /** The option that the flag sets; absent when it asks for a mode. */
  readonly option?: OptionName;
}

const MODE_FLAGS: readonly Flag[] = [
  {
    name: 'heal',
    value: 'optional',
    mode: 'propose',
    description: 'propose patches for failing marked tests (=apply, =apply-force write them)',
  },
  {
    name: 'heal-apply',
    value: 'none',
    mode: 'apply',
    description: 'write the best patch of each target, with a backup',
  },
  {
    name: 'heal-apply-force',
    value: 'none',
    mode: 'apply-force',
    description: 'the same, also over uncommitted changes',
  },
];

/** All of them. Everything that reads, strips or documents flags reads this. */
export const FLAGS: readonly Flag[] = [...MODE_FLAGS, ...OPTION_NAMES.flatMap(optionFlag)];

function optionFlag(option: OptionName): Flag[] {
  const { flag, kind, description } = optionRow(option);
  if (flag === undefined) return [];
  const { valueName } = kind;
  if (valueName === undefined) return [{ name: flag, value: 'none', description, option }];
  return [{ name: flag, value: 'required', valueName, description, option }];
}
