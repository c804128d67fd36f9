import type { OptionName, OptionValues } from './heal-options.ts';
import { PROVIDER_NAMES } from '../model/provider-name.ts';
import { hints, model, prices } from './model-kinds.ts';
import {
  noOrYes,
  type OptionKind,
  observer,
  oneOf,
  path,
  predicate,
  target,
  time,
  url,
  usd,
  variable,
  whole,
  words,
  yesOrNo,
} from './option-kind.ts';

/** One option, with all that the rest of the tool knows of it. Its name in a config is its key in the table. */
export interface OptionRow<Value> {
  /** The flag without its dashes; the variables are made from it. Absent: only a config can say it. */
  readonly flag?: `heal-${string}`;
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
  search: {
    flag: 'heal-no-search',
    kind: noOrYes,
    default: true,
    description: 'leave the search out and let models alone try',
  },
  cache: {
    flag: 'heal-no-cache',
    kind: noOrYes,
    default: true,
    description: 'search anew also for what an earlier run has healed, and keep nothing',
  },
  llm: {
    flag: 'heal-llm',
    kind: yesOrNo,
    default: undefined,
    description: 'let a language model try what the search does not heal',
  },
  provider: {
    flag: 'heal-provider',
    kind: oneOf('provider', PROVIDER_NAMES),
    default: undefined,
    description: 'of the model: anthropic, openai, google or openai-compatible',
  },
  model: {
    flag: 'heal-model',
    kind: model,
    default: undefined,
    description: 'the model, by the name that its provider has for it',
  },
  baseUrl: {
    flag: 'heal-base-url',
    kind: url,
    default: undefined,
    description: 'where the API of the provider is spoken, when it is not there',
  },
  keyVariable: {
    flag: 'heal-key-variable',
    kind: variable,
    default: undefined,
    description: 'name of the variable with the key for that URL, or none',
  },
  strongModel: {
    flag: 'heal-strong-model',
    kind: model,
    default: undefined,
    description: 'a second, stronger model for what the first does not heal',
  },
  strongProvider: {
    flag: 'heal-strong-provider',
    kind: oneOf('provider', PROVIDER_NAMES),
    default: undefined,
    description: 'of the strong model, when it is another than of the first',
  },
  record: {
    flag: 'heal-record',
    kind: path,
    default: undefined,
    description: 'record the calls of models in this file: --heal-model replay:<file> repeats them',
  },
  attempts: {
    flag: 'heal-attempts',
    kind: whole('n', 1),
    default: 3,
    description: 'proposals that each model may make a target',
  },
  modelCalls: {
    flag: 'heal-model-calls',
    kind: whole('n', 0),
    default: 20,
    description: 'calls of models a run',
  },
  modelTokens: {
    flag: 'heal-model-tokens',
    kind: whole('n', 0),
    default: 500_000,
    description: 'tokens of models a run',
  },
  modelUsd: {
    flag: 'heal-model-usd',
    kind: usd,
    default: 2,
    description: 'cost of models a run',
  },
  modelTimeMs: {
    flag: 'heal-model-time',
    kind: time,
    default: 600_000,
    description: 'time of models a run',
  },
  targetCalls: {
    flag: 'heal-target-calls',
    kind: whole('n', 0),
    default: 8,
    description: 'calls of models a target',
  },
  targetTokens: {
    flag: 'heal-target-tokens',
    kind: whole('n', 0),
    default: 150_000,
    description: 'tokens of models a target',
  },
  targetUsd: {
    flag: 'heal-target-usd',
    kind: usd,
    default: 0.5,
    description: 'cost of models a target',
  },
  targetTimeMs: {
    flag: 'heal-target-time',
    kind: time,
    default: 180_000,
    description: 'time of models a target',
  },
  prices: {
    flag: 'heal-prices',
    kind: prices,
    default: undefined,
    description: 'what models cost, in USD for a million tokens of input and of output',
  },
  promptExtra: {
    flag: 'heal-prompt-extra',
    kind: words,
    default: undefined,
    description: 'what a model is told beside the rules, for every target',
  },
  hints: {
    kind: hints,
    default: undefined,
    description: 'what a model is told of single targets, by path[#symbol]',
  },
  dryPrompt: {
    flag: 'heal-dry-prompt',
    kind: yesOrNo,
    default: false,
    description: 'write the prompts that a model would get to .heal/prompts, and call none',
  },
  events: {
    flag: 'heal-events',
    kind: path,
    default: undefined,
    description: 'add each event of the run to this file, a line of JSON each',
  },
  onEvent: {
    kind: observer,
    default: undefined,
    description: 'a function that gets each event of the run',
  },
  verify: {
    kind: predicate,
    default: undefined,
    description: 'a function that has to accept each patch; in a heal.config alone',
  },
  verifyTimeoutMs: {
    flag: 'heal-verify-timeout',
    kind: time,
    default: 10_000,
    description: 'time for one answer of verify',
  },
};

type AnyValue = NonNullable<OptionValues[OptionName]>;

/** In the order of the table. */
export const OPTION_NAMES: readonly OptionName[] = Object.keys(OPTIONS) as OptionName[];

/** The row of an option whose value's type does not matter. */
export function optionRow(name: OptionName): OptionRow<AnyValue | undefined> {
  return OPTIONS[name] as OptionRow<AnyValue | undefined>;
}
