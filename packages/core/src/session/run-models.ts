import { readConsents } from '../llm/consent.ts';
import { decideModel, type ModelDecision } from '../llm/decide-model.ts';
import { createLedger, type Ledger } from '../llm/ledger.ts';
import { createModelCall, type ModelCall, type ModelCallWorld } from '../llm/model-call.ts';
import { openModel } from '../llm/open-model.ts';
import { dotenvTexts } from '../node/dotenv-texts.ts';
import { nodeFileSystem } from '../node/node-file-system.ts';
import { packageLoader } from '../node/package-loader.ts';
import { systemTimer } from '../node/system-timer.ts';
import type { HealOptions } from '../options/heal-options.ts';
import type { Clock } from '../ports/clock.ts';
import { knownSecrets } from '../secrets/known-secrets.ts';
import { createRedactor, type Redactor } from '../secrets/redactor.ts';

export interface RunModelsQuestion {
  /** Absolute: the runner's root, and the workspace around it, which may be the same. */
  readonly root: string;
  readonly workspace: string;
  readonly options: HealOptions;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
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
      readonly callFor: (target: string, observers?: Pick<ModelCallWorld, 'onText' | 'onRetry'>) => ModelCall;
    }
  /** `message`: one line, why and what to do. `isAsked`: somebody wants it and something is missing for it, or no more than a consent is. */
  | { readonly status: 'none'; readonly message: string; readonly isAsked: boolean };

/** Decides whether a run may call a model, and makes all that calls need. Sends nothing; loads an SDK only for use. */
export async function openRunModels(question: RunModelsQuestion): Promise<RunModels> {
  const { root, workspace, options, env, clock, random } = question;
  const folders = [...new Set([root, workspace])];
  const decision = decideModel({
    options,
    env,
    ...(options.llmByRun !== undefined && { saidByRun: options.llmByRun }),
    consents: await readConsents(nodeFileSystem, folders),
  });
  const wanted = options.llm === true || options.provider !== undefined || options.model !== undefined;
  if (!decision.use) {
    const { message, reason } = decision;
    return { status: 'none', message, isAsked: reason === 'no-consent' || (wanted && reason !== 'off') };
  }
  const model = await openModel(decision.choice, { env, loadPackage: packageLoader(root) });
  if ('kind' in model) return { status: 'none', message: model.message, isAsked: true };
  const ledger = createLedger({ ...budgetsOf(options), clock });
  const texts = await Promise.all(folders.map(dotenvTexts));
  const redactor = createRedactor(knownSecrets(env, texts.flat()));
  return {
    status: 'ready',
    decision,
    ledger,
    redactor,
    callFor: (target, observers) =>
      createModelCall({ model, ledger, target, redactor, timer: systemTimer, random, ...observers }),
  };
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
