import { replayedFile } from '../model/replay.ts';
import { PROVIDER_NAMES, type ProviderName } from '../model/provider-name.ts';
import type { AiSdkModel } from '../ports/ai-sdk-model.ts';
import type { LanguageModel } from '../ports/language-model.ts';
import type { ModelSettings } from './model-settings.ts';
import { PROVIDERS } from './provider-table.ts';
import { brokenReplay, isReplay } from './recording/replay-model.ts';
import { seatOf } from './seat-of.ts';

/** What options say of the model. */
export interface ModelOptions {
  readonly provider?: ProviderName;
  readonly model?: string | LanguageModel | AiSdkModel;
  readonly baseUrl?: string;
  readonly keyVariable?: string;
}

/** What options say of the model that is asked after it. */
export interface StrongOptions {
  readonly strongModel?: string | LanguageModel | AiSdkModel;
  readonly strongProvider?: ProviderName;
}

/** A model that would be used. */
export interface ModelChoice {
  readonly kind: 'choice';
  readonly provider: string;
  readonly model: string;
  /** Where requests go, such as `api.anthropic.com`; absent for an object of the user's, which alone knows it. */
  readonly host?: string;
  /** What makes it: settings of a built-in provider, or the user's object. */
  readonly source: ModelSettings | LanguageModel | AiSdkModel;
  /** Why this one: half a sentence, without any value of a variable. */
  readonly because: string;
}

/** No model: what is missing, and what to do, in one line. */
export interface NoModel {
  readonly kind: 'none';
  /** `not-set-up`: nothing hints at a model. `incomplete`: what there is does not do. */
  readonly reason: 'not-set-up' | 'incomplete';
  readonly message: string;
}

type Env = Readonly<Record<string, string | undefined>>;

/** The model that options and variables lead to. Says nothing of whether it may be used: that is `decideModel`'s. */
export function chooseModel(options: ModelOptions, env: Env): ModelChoice | NoModel {
  const { model, baseUrl, keyVariable } = options;
  if (typeof model === 'object') return ownChoice(model);
  const file = replayedFile(model);
  if (file !== undefined) return ownChoice(brokenReplay(file, `the recording ${file} was not opened`));
  const found = providerFor(options, env);
  if (found === undefined) {
    const variables = PROVIDER_NAMES.flatMap((name) => PROVIDERS[name].keyVariables.slice(0, 1));
    return {
      kind: 'none',
      reason: 'not-set-up',
      message: `no model is set up: set ${variables.slice(0, -1).join(', ')} or ${variables.at(-1)}, or name a server by --heal-base-url`,
    };
  }
  const settings: ModelSettings = {
    provider: found.provider,
    ...(model !== undefined && { model }),
    ...(baseUrl !== undefined && { baseUrl }),
    ...(keyVariable !== undefined && { keyVariable }),
  };
  return choiceOf(settings, found.because, env);
}

/**
 * The model that is asked for what `first` has not healed; `undefined`: there is none. A name alone is a model of the same
 * provider at the same place, with the same key; another provider is asked at its own host, with its own key.
 */
export function chooseStrongModel(
  options: ModelOptions & StrongOptions,
  first: ModelChoice,
  env: Env,
): ModelChoice | NoModel | undefined {
  const { strongModel, strongProvider } = options;
  if (strongModel === undefined && strongProvider === undefined) return undefined;
  if (typeof strongModel === 'object') return ownChoice(strongModel, 'strongModel');
  const file = replayedFile(strongModel);
  if (file !== undefined) return ownChoice(brokenReplay(file, `the recording ${file} was not opened`), 'strongModel');
  const because =
    strongModel === undefined ? 'the option `strongProvider` says so' : 'the option `strongModel` names it';
  const own = isObject(first.source) ? undefined : first.source;
  const provider = strongProvider ?? own?.provider;
  if (provider === undefined) {
    const message = 'where `model` is an object, the strong model needs its provider: --heal-strong-provider';
    return { kind: 'none', reason: 'incomplete', message };
  }
  const named = strongModel === undefined ? {} : { model: strongModel };
  if (provider !== own?.provider) return choiceOf({ provider, ...named }, because, env);
  const { model: _, ...place } = own;
  return choiceOf({ ...place, ...named }, because, env);
}

function isObject(source: ModelChoice['source']): source is LanguageModel | AiSdkModel {
  return 'complete' in source || 'doStream' in source;
}

function choiceOf(settings: ModelSettings, because: string, env: Env): ModelChoice | NoModel {
  const seat = seatOf(settings, env);
  if ('kind' in seat) return { kind: 'none', reason: 'incomplete', message: seat.message };
  const { model, baseUrl } = seat;
  return {
    kind: 'choice',
    provider: settings.provider,
    model,
    host: new URL(baseUrl).host,
    source: settings,
    because,
  };
}

function ownChoice(source: LanguageModel | AiSdkModel, option = 'model'): ModelChoice {
  const model = 'complete' in source ? source.name : source.modelId;
  const because = `the option \`${option}\` ${isReplay(source) ? 'names a recording' : 'is an object'}`;
  return { kind: 'choice', provider: source.provider, model, source, because };
}

function providerFor(
  { provider, model, baseUrl }: ModelOptions,
  env: Env,
): { readonly provider: ProviderName; readonly because: string } | undefined {
  if (provider !== undefined) return { provider, because: 'the option `provider` says so' };
  if (baseUrl !== undefined) return { provider: 'openai-compatible', because: 'the option `baseUrl` names a server' };
  const maker = MAKERS.find(([pattern]) => typeof model === 'string' && pattern.test(model))?.[1];
  if (maker !== undefined) return { provider: maker, because: 'the option `model` names one of its models' };
  for (const name of PROVIDER_NAMES) {
    const variable = PROVIDERS[name].keyVariables.find((each) => (env[each] ?? '') !== '');
    if (variable !== undefined) return { provider: name, because: `${variable} is set` };
  }
  return undefined;
}

const MAKERS: readonly (readonly [RegExp, ProviderName])[] = [
  [/^claude-/, 'anthropic'],
  [/^(?:gpt-|o\d)/, 'openai'],
  [/^gemini-/, 'google'],
];
