import type { Ledger } from '../llm/ledger.ts';
import type { HealListener } from '../model/event.ts';
import type { Clock } from '../ports/clock.ts';
import type { FunctionText } from './function-text.ts';
import type { NamedTest } from './named-tests.ts';
import type { ReadRepairOptions } from './read-repair-options.ts';

/** What every repair of one function works with. */
export interface FunctionWorld {
  /** Of the version that is in use now. */
  readonly text: FunctionText;
  readonly options: ReadRepairOptions;
  /** The user's, without the call that failed. */
  readonly tests: readonly NamedTest[];
  readonly scope: Readonly<Record<string, unknown>>;
  readonly clock: Clock;
  readonly ledger: Ledger;
  /** Never throws. */
  readonly notify: HealListener;
  readonly signal: AbortSignal;
}
