import type { OptionName, OptionValues } from './heal-options.ts';
import { type OptionKind, oneOf, path, target, time, whole, yesOrNo } from './option-kind.ts';

/** One option, with all that the rest of the tool knows of it. Its name in a config is its key in the table. */
export interface OptionRow<Value> {
  /** The flag without its dashes; the variables are made from it. */
  readonly flag: `heal-${string}`;
  readonly kind: OptionKind<NonNullable<Value>>;
  /** `undefined`: not set. */
  readonly default: Value;
  /** One line, for the help and docs/options.md. */
  readonly description: string;
}

/**
 * All options: the only list of them. Configs are checked by it, flags and variables read by it, and the help and
 * docs/options.md have what stands here.
 */
export const OPTIONS: { readonly [Name in OptionName]: OptionRow<OptionValues[Name]> } = {
  target: {
    flag: 'heal-target',
    kind: target,
    default: undefined,
    description: 'what to repair for failing tests without a marker: path[#symbol]',
  },
  reportFile: {
    flag: 'heal-report',
    kind: path,
    default: undefined,
    description: 'write the JSON report to this file as well',
  },
  timeoutMs: {
    flag: 'heal-timeout',
    kind: time,
    default: 30_000,
    description: 'time that the search may take a target',
  },
  maxCandidates: {
    flag: 'heal-max-candidates',
    kind: whole('n', 1),
    default: 50_000,
    description: 'candidates that the search may judge a target',
  },
  seed: {
    flag: 'heal-seed',
    kind: whole('n', 0),
    default: 1,
    description: 'seed of the search: same seed, same winner',
  },
  guardTimeoutMs: {
    flag: 'heal-guard-timeout',
    kind: time,
    default: 60_000,
    description: 'time for all guard tests of a target',
  },
  memoryMb: {
    flag: 'heal-memory',
    kind: whole('megabytes', 1),
    default: 1024,
    description: 'old-space limit of each test worker',
  },
  probe: {
    flag: 'heal-probe',
    kind: oneOf('when', ['auto', 'always', 'never']),
    default: 'auto',
    description: 'judge candidates in a probe, thousands a second: auto, always or never',
  },
  allowSockets: {
    flag: 'heal-allow-sockets',
    kind: yesOrNo,
    default: false,
    description: 'search also with tests that open sockets',
  },
};

type AnyValue = NonNullable<OptionValues[OptionName]>;

/** In the order of the table. */
export const OPTION_NAMES: readonly OptionName[] = Object.keys(OPTIONS) as OptionName[];

/** The row of an option whose value's type does not matter. */
export function optionRow(name: OptionName): OptionRow<AnyValue | undefined> {
  return OPTIONS[name] as OptionRow<AnyValue | undefined>;
}
