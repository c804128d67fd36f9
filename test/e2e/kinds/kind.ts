import type { SearchReport } from '@testheal/core';
import type { Runner } from '../support/heal-project.ts';

type Way = SearchReport['way'];

/** One kind of test or target: a module with one small fault, and a marked test file that shows it. */
export interface Kind {
  /** Words of the table in `docs/kinds.md`. */
  readonly kind: string;
  /** Only this runner has it. */
  readonly only?: Runner;
  /** The module, and whatever else it needs; the first one is the target. */
  readonly files: Readonly<Record<string, string>>;
  /** The test files without their head; `vi` becomes `jest` in Jest. */
  readonly tests: Readonly<Record<string, string>>;
  /** What the first patch does to the module's text. */
  readonly edit: readonly [find: string, text: string];
  /** @default 'in-place' */
  readonly way?: Way | Readonly<Record<Runner, Way>>;
}
