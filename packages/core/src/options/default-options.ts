import type { HealOptions } from './heal-options.ts';
import { OPTION_NAMES, optionRow } from './option-table.ts';

/** The options of a run of which nothing is asked. */
export const DEFAULT_OPTIONS: HealOptions = Object.freeze({
  mode: 'off',
  ...Object.fromEntries(
    OPTION_NAMES.flatMap((name) => {
      const { default: value } = optionRow(name);
      return value === undefined ? [] : [[name, value]];
    }),
  ),
}) as HealOptions;
