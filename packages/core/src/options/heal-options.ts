import type { HealingMode } from './healing-mode.ts';

/** What can be set, resolved. The table in `option-table.ts` has each option's default, flag and meaning. */
export interface OptionValues {
  /**
   * The target of failing tests that have no marker: `src/price.ts#extractPrice`, the path relative to the working
   * directory, in a heal.config to its folder. Absent: such tests are not healed.
   */
  readonly target?: string;
  /**
   * Extra path for the JSON report, relative to the working directory, in a heal.config to its folder. Absent: only
   * `.heal/report.json`.
   */
  readonly reportFile?: string;
  /** Search time a target, in milliseconds. It only cuts the tail of the search, and the report says when it did. @default 30000 */
  readonly timeoutMs: number;
  /** Candidates a target. @default 50000 */
  readonly maxCandidates: number;
  /** Same input and seed, same winner. @default 1 */
  readonly seed: number;
  /** Time for all guard tests of one target, in milliseconds. @default 60000 */
  readonly guardTimeoutMs: number;
  /** Old-space limit of each worker, in megabytes. @default 1024 */
  readonly memoryMb: number;
  /**
   * Whether candidates are judged in a probe, thousands a second: `auto` in the versions of the runner that were tried;
   * otherwise by whole runs, a few a second. @default 'auto'
   */
  readonly probe: 'auto' | 'always' | 'never';
  /** Probe tests whose baseline opens sockets. @default false */
  readonly allowSockets: boolean;
}

export type OptionName = keyof OptionValues;

/** Options of a healing run, resolved: see docs/options.md. */
export interface HealOptions extends OptionValues {
  readonly mode: HealingMode;
}
