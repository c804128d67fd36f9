import path from 'node:path';
import { readConsents } from '../../llm/consent.ts';
import type { ModelChoice } from '../../llm/choose-model.ts';
import { decideModel, decideStrongModel, type ModelDecision, type ModelQuestion } from '../../llm/decide-model.ts';
import { createLedger, type Ledger } from '../../llm/ledger.ts';
import { createModelCall, type ModelCall, type ModelCallWorld } from '../../llm/model-call.ts';
import { openModel } from '../../llm/open-model.ts';
import { recordModel } from '../../llm/recording/record-model.ts';
import { nodeFileSystem } from '../../node/node-file-system.ts';
import { packageLoader } from '../../node/package-loader.ts';
import { systemTimer } from '../../node/system-timer.ts';
import type { HealOptions } from '../../options/heal-options.ts';
import type { Clock } from '../../ports/clock.ts';
import type { LanguageModel } from '../../ports/language-model.ts';
import type { Redactor } from '../../secrets/redactor.ts';
import { openRecorder } from './open-recorder.ts';
import { openReplays } from './open-replays.ts';
import { openRunRedactor } from '../run-redactor.ts';

export interface RunModelsQuestion {
  /** Absolute: the runner's root, and the workspace around it, which may be the same. */
  readonly root: string;
  readonly workspace: string;
  readonly options: HealOptions;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
  /** Absent: one of its own. */
  readonly redactor?: Redactor;
  /** In [0, 1), for the jitter of waits. */
  readonly random: () => number;
}

/** The models of a run. */
export type RunModels =
  | {
      readonly status: 'ready';
      readonly decision: Extract<ModelDecision, { use: true }>;
      readonly ledger: Ledger;
      /** For all that is stored or shown of what was sent or came. */
      readonly redactor: Redactor;
      /** The way to the model for a target; `target` is what the ledger books it on. */
      readonly callFor: CallFor;
      /** The model that is asked after it; absent: none is wanted. */
      readonly strong?: StrongModel;
    }
  /** `message`: one line, why and what to do. `isAsked`: somebody wants it and something is missing for it, or no more than a consent is. */
  | { readonly status: 'none'; readonly message: string; readonly isAsked: boolean };

type CallFor = (target: string, observers?: Pick<ModelCallWorld, 'onText' | 'onRetry'>) => ModelCall;

/** `message`: one line, why it is not asked, and what to do. */
export type StrongModel =
  | { readonly status: 'ready'; readonly choice: ModelChoice; readonly callFor: CallFor }
  | { readonly status: 'none'; readonly message: string };

/** Decides whether a run may call a model, and makes all that calls need. Sends nothing; loads an SDK only for use. */
export async function openRunModels(question: RunModelsQuestion): Promise<RunModels> {
  const { root, workspace, env, clock, random } = question;
  const options = await openReplays(question.options, nodeFileSystem);
  const folders = [...new Set([root, workspace])];
  const asked: ModelQuestion = {
    options,
    env,
    ...(options.llmByRun !== undefined && { saidByRun: options.llmByRun }),
    consents: await readConsents(nodeFileSystem, folders),
  };
  const decision = decideModel(asked);
  const wanted = options.llm === true || options.provider !== undefined || options.model !== undefined;
  if (!decision.use) {
    const { message, reason } = decision;
    return { status: 'none', message, isAsked: reason === 'no-consent' || (wanted && reason !== 'off') };
  }
  const packages = { env, loadPackage: packageLoader(root) };
  const model = await openModel(decision.choice, packages);
  if ('kind' in model) return { status: 'none', message: model.message, isAsked: true };
  const ledger = createLedger({ ...budgetsOf(options), clock });
  const redactor = question.redactor ?? (await openRunRedactor(folders, env));
  const recorder =
    options.record === undefined ? undefined : openRecorder(path.resolve(options.record), nodeFileSystem, redactor);
  const callsOf = (opened: LanguageModel): CallFor => {
    const called = recorder === undefined ? opened : recordModel(opened, recorder);
    return (target, observers) =>
      createModelCall({ model: called, ledger, target, redactor, timer: systemTimer, random, ...observers });
  };
  const strong = await openStrong(decideStrongModel(asked, decision.choice));
  return {
    status: 'ready',
    decision,
    ledger,
    redactor,
    callFor: callsOf(model),
    ...(strong !== undefined && { strong }),
  };

  async function openStrong(decided: ModelDecision | undefined): Promise<StrongModel | undefined> {
    if (decided === undefined) return undefined;
    if (!decided.use) return { status: 'none', message: `the strong model: ${decided.message}` };
    const opened = await openModel(decided.choice, packages);
    if ('kind' in opened) return { status: 'none', message: `the strong model: ${opened.message}` };
    return { status: 'ready', choice: decided.choice, callFor: callsOf(opened) };
  }
}

function budgetsOf(options: HealOptions): Pick<Parameters<typeof createLedger>[0], 'run' | 'target' | 'prices'> {
  const { modelCalls, modelTokens, modelUsd, modelTimeMs, prices } = options;
  const { targetCalls, targetTokens, targetUsd, targetTimeMs } = options;
  return {
    run: { calls: modelCalls, tokens: modelTokens, usd: modelUsd, timeMs: modelTimeMs },
    target: { calls: targetCalls, tokens: targetTokens, usd: targetUsd, timeMs: targetTimeMs },
    ...(prices !== undefined && { prices }),
  };
}
