import type { HealConfig } from './heal-config.ts';
import type { OptionName } from './heal-options.ts';
import { optionRow } from './option-table.ts';

/** Checked options with every path in them changed. */
export function withPaths(values: HealConfig, change: (path: string) => string): HealConfig {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const { withPath } = optionRow(name as OptionName).kind;
      return [name, withPath === undefined ? value : withPath(value, change)];
    }),
  );
}
