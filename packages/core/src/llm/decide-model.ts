import type { ModelPrice } from '../model/model-price.ts';
import {
  chooseModel,
  chooseStrongModel,
  type ModelChoice,
  type ModelOptions,
  type NoModel,
  type StrongOptions,
} from './choose-model.ts';
import { isReplay } from './recording/replay-model.ts';
import { covers, type Consent } from './consent.ts';

export interface ModelQuestion {
  readonly options: ModelOptions &
    StrongOptions & { readonly llm?: boolean; readonly prices?: Readonly<Record<string, ModelPrice>> };
  readonly env: Readonly<Record<string, string | undefined>>;
  /** What a flag or a variable of this very run says of `llm`; absent: nothing, so that a config says it. */
  readonly saidByRun?: boolean;
  /** Of the project. */
  readonly consents: readonly Consent[];
}

export type ModelDecision =
  /** `because`: half a sentence. */
  | { readonly use: true; readonly choice: ModelChoice; readonly because: string }
  | {
      readonly use: false;
      /** `off`: forbidden. `ci`: under CI, and not asked for by the run. The rest as they are called. */
      readonly reason: 'off' | 'not-set-up' | 'incomplete' | 'ci' | 'no-consent';
      /** One line: why, and what to do. */
      readonly message: string;
      /** The model that would be used. */
      readonly choice?: ModelChoice;
    };

/**
 * Whether a run may call a model, and which. A key alone never does it: somebody has allowed it, by `llm: true`, by
 * `HEAL_LLM=1` or `--heal-llm`, or by `heal consent` for this model. Under CI only the run itself can.
 */
export function decideModel(question: ModelQuestion): ModelDecision {
  return decide(question, chooseModel(question.options, question.env));
}

/** The same of the model that is asked after `first`, which wants its own consent; `undefined`: there is none. */
export function decideStrongModel(question: ModelQuestion, first: ModelChoice): ModelDecision | undefined {
  const choice = chooseStrongModel(question.options, first, question.env);
  return choice && decide(question, choice);
}

function decide({ options, env, saidByRun, consents }: ModelQuestion, choice: ModelChoice | NoModel): ModelDecision {
  const said = saidByRun ?? options.llm;
  if (said === false) return { use: false, reason: 'off', message: 'models are off: `llm` is false' };
  if (choice.kind === 'none') return { use: false, reason: choice.reason, message: choice.message };
  if (isReplay(choice.source)) return { use: true, choice, because: 'it repeats a recording and sends nothing' };
  if (saidByRun === true) return { use: true, choice, because: 'this run asks for it' };
  if (isCi(env)) {
    const message = 'models are off under CI: only `--heal-llm` or HEAL_LLM=1 calls them there';
    return { use: false, reason: 'ci', message, choice };
  }
  if (said === true) return { use: true, choice, because: 'the config says `llm: true`' };
  if (consents.some((consent) => covers(consent, choice))) {
    return { use: true, choice, because: '`heal consent` allowed it' };
  }
  return { use: false, reason: 'no-consent', message: `${choice.model} could try: npx heal consent`, choice };
}

const NO = new Set(['', '0', 'false', 'no', 'off']);

function isCi(env: ModelQuestion['env']): boolean {
  return !NO.has((env['CI'] ?? '').toLowerCase());
}
