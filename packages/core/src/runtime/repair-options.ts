import type { ModelSettings } from '../llm/model-settings.ts';
import type { HealListener } from '../model/event.ts';
import type { ModelPrice } from '../model/model-price.ts';
import type { AiSdkModel } from '../ports/ai-sdk-model.ts';
import type { Clock } from '../ports/clock.ts';
import type { LanguageModel } from '../ports/language-model.ts';
import type { AnyFunction } from './any-function.ts';
import type { FunctionTests } from './named-tests.ts';
import type { Verify } from './verify-context.ts';

/** How one function is repaired at run time. All is optional. */
export interface FunctionRepairOptions<Fn extends AnyFunction> {
  /** What the function has to do. Without tests, it has to come through the call that failed. */
  readonly tests?: FunctionTests<Fn>;
  /** Asked of each call's result, and of a patch that has passed all tests. */
  readonly verify?: Verify<Fn>;
  /** By name: what the function uses of the code around it. Its text does not hold that. */
  readonly scope?: Readonly<Record<string, unknown>>;
  /** When a function is not healed: throw a `NotHealedError`, or do what the original does. @default 'throw' */
  readonly onFailure?: 'throw' | 'original';
  /** Repairs that calls may start, one after the other. @default 3 */
  readonly repairs?: number;

  /** Try the embedded search first. @default true */
  readonly search?: boolean;
  /** Candidates that the search may judge a repair. @default 50000 */
  readonly maxCandidates?: number;
  /** Time that the search may take a repair; it only cuts the tail. @default 30000 */
  readonly timeoutMs?: number;
  /** Same input and seed, same winner. @default 1 */
  readonly seed?: number;

  /**
   * The language model that tries what the search does not heal: one of your own, of the AI SDK, or settings of a built-in provider.
   * That it is given is the leave to call it.
   */
  readonly model?: LanguageModel | AiSdkModel | ModelSettings;
  /** Proposals that the model may make a repair. @default 3 */
  readonly attempts?: number;
  /** What else the model should know of the function. */
  readonly hint?: string;
  /** Calls of the model in all repairs of this function. @default 20 */
  readonly modelCalls?: number;
  /** Its tokens in all repairs, input and output. @default 500000 */
  readonly modelTokens?: number;
  /** Its cost in all repairs, in USD. Holds where the price is known. @default 2 */
  readonly modelUsd?: number;
  /** Its time in all repairs, in milliseconds. @default 600000 */
  readonly modelTimeMs?: number;
  /** By the names of models, over the built-in list. */
  readonly prices?: Readonly<Record<string, ModelPrice>>;

  /** For one test or call of a version under repair. @default 5000 */
  readonly testTimeoutMs?: number;
  /** For one answer of `verify`. @default 10000 */
  readonly verifyTimeoutMs?: number;
  readonly signal?: AbortSignal;
  /** Gets events as they are told of a run, without a stamp. What it throws is ignored. */
  readonly onEvent?: HealListener;
  /** @default the machine's monotonic clock */
  readonly clock?: Clock;
}
