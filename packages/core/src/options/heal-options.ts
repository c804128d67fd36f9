import type { HealEvent } from '../model/event.ts';
import type { PatchToVerify } from '../model/patch-to-verify.ts';
import type { ModelPrice } from '../model/model-price.ts';
import type { LeavingOut } from '../model/search-part.ts';
import type { ProviderName } from '../model/provider-name.ts';
import type { AiSdkModel } from '../ports/ai-sdk-model.ts';
import type { LanguageModel } from '../ports/language-model.ts';
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
  /** Whether the embedded search tries before any model does. @default true */
  readonly search: boolean;
  /** Keep what was healed in `.heal/cache`, and prove that first when the same fails again. @default true */
  readonly cache: boolean;
  /**
   * Whether a language model may be called where the search does not heal: true allows it, false forbids it. Absent: once
   * `heal consent` has allowed it for the project. Under CI only a flag or a variable allows it.
   */
  readonly llm?: boolean;
  /** Absent: by `model` or `baseUrl`, else the first of them whose key is set. */
  readonly provider?: ProviderName;
  /**
   * By its name, or an object: a model of the AI SDK, or one of your own; or what `replay` makes of the file of a recording.
   * Absent: the provider's default.
   */
  readonly model?: string | LanguageModel | AiSdkModel;
  /** Where the provider's API is spoken. Absent: at the provider. */
  readonly baseUrl?: string;
  /** Name of the variable that has the key for `baseUrl`, or `none`. Absent: the provider's own variable, for its own host alone. */
  readonly keyVariable?: string;
  /**
   * A second model, asked for what `model` has not healed, with all that it tried in the prompt: by its name, at the provider and
   * the place of `model`, or an object. Absent: none, or the default model of `strongProvider`.
   */
  readonly strongModel?: string | LanguageModel | AiSdkModel;
  /** The provider of `strongModel`, at its own host and with its own key. Absent: that of `model`. */
  readonly strongProvider?: ProviderName;
  /**
   * File for a recording of all calls of models, which `replay` repeats; relative to the working directory, in a heal.config
   * to its folder. Absent: none is made.
   */
  readonly record?: string;
  /** Proposals that each model may make a target. @default 3 */
  readonly attempts: number;
  /** Calls of models a run. @default 20 */
  readonly modelCalls: number;
  /** Tokens of models a run, input and output. @default 500000 */
  readonly modelTokens: number;
  /** Cost of models a run, in USD. Holds where the price is known. @default 2 */
  readonly modelUsd: number;
  /** Time of all calls of a run, in milliseconds. @default 600000 */
  readonly modelTimeMs: number;
  /** Calls of models a target. @default 8 */
  readonly targetCalls: number;
  /** Tokens of models a target, input and output. @default 150000 */
  readonly targetTokens: number;
  /** Cost of models a target, in USD. Holds where the price is known. @default 0.5 */
  readonly targetUsd: number;
  /** Time of all calls for a target, in milliseconds. @default 180000 */
  readonly targetTimeMs: number;
  /** Prices by the names of models, over the built-in list. */
  readonly prices?: Readonly<Record<string, ModelPrice>>;
  /** Told to a model beside its rules, for every target, such as conventions of the project. Absent: nothing. */
  readonly promptExtra?: string;
  /**
   * Told to a model for one target: by `src/price.ts` or `src/price.ts#extractPrice`, the path relative to the working
   * directory, in a heal.config to its folder. A mark can have a hint of its own.
   */
  readonly hints?: Readonly<Record<string, string>>;
  /** Write the prompt that a model would get, for each target that the search does not heal, and call none. @default false */
  readonly dryPrompt: boolean;
  /**
   * A file to which each event of a healing run is added as a line of JSON, relative to the working directory, in a
   * heal.config to its folder; made with its folders. Absent: none.
   */
  readonly events?: string;
  /** Gets each event of a healing run as it happens. What it throws, or rejects with, is a notice and harms nothing. */
  readonly onEvent?: (event: HealEvent) => unknown;
  /**
   * Asked about each patch that has passed all its tests, in the process that runs tests: anything but true leaves the patch out.
   * Can stand in a heal.config alone, in code.
   */
  readonly verify?: (patch: PatchToVerify) => boolean | PromiseLike<boolean>;
  /** Time for one answer of `verify`, in milliseconds. @default 10000 */
  readonly verifyTimeoutMs: number;
}

export type OptionName = keyof OptionValues;

/** Options of a healing run, resolved: see docs/options.md. */
export interface HealOptions extends OptionValues, LeavingOut {
  readonly mode: HealingMode;
  /** What a flag or a variable of this very run says of `llm`; absent: nothing, so that `llm` is what a config says. */
  readonly llmByRun?: boolean;
  /** Absolute path of the heal.config that has `verify`; absent: none has. */
  readonly verifyFile?: string;
}
