import type * as AnthropicSdk from '@anthropic-ai/sdk';
import type * as GoogleSdk from '@google/genai';
import type * as OpenAiSdk from 'openai';
import type { ModelFailure } from '../model/model-failure.ts';
import type { LanguageModel } from '../ports/language-model.ts';
import { firstLine } from './first-line.ts';
import type { ModelSeat } from './model-seat.ts';
import type { ModelSettings } from './model-settings.ts';
import { PROVIDERS } from './provider-table.ts';
import { anthropicModel } from './providers/anthropic.ts';
import { googleModel } from './providers/google.ts';
import { isRecord } from './providers/is-record.ts';
import { openaiModel } from './providers/openai.ts';
import { seatOf } from './seat-of.ts';

export interface ModelWorld {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Loads a package of the user's project by its name; rejects as `import()` does. */
  readonly loadPackage: (name: string) => Promise<unknown>;
}

/** A model of a built-in provider, its SDK loaded; or the one thing that is missing for it. Sends nothing. */
export async function createModel(
  settings: ModelSettings,
  { env, loadPackage }: ModelWorld,
): Promise<LanguageModel | ModelFailure> {
  const seat = seatOf(settings, env);
  if ('kind' in seat) return seat;
  const { sdk: name, install } = PROVIDERS[settings.provider];
  let sdk: unknown;
  try {
    sdk = await loadPackage(name);
  } catch (error) {
    return notLoaded(name, install, error);
  }
  const model = modelOf(settings, seat, sdk);
  return model ?? { kind: 'not-installed', message: `this version of ${name} does not fit: npm i -D ${install}` };
}

function modelOf({ provider }: ModelSettings, seat: ModelSeat, sdk: unknown): LanguageModel | undefined {
  if (provider === 'anthropic') {
    const Anthropic = classIn(sdk, 'Anthropic') as typeof AnthropicSdk.Anthropic | undefined;
    return Anthropic && anthropicModel({ Anthropic }, seat);
  }
  if (provider === 'google') {
    const GoogleGenAI = classIn(sdk, 'GoogleGenAI') as typeof GoogleSdk.GoogleGenAI | undefined;
    return GoogleGenAI && googleModel({ GoogleGenAI }, seat);
  }
  const OpenAI = classIn(sdk, 'OpenAI') as typeof OpenAiSdk.OpenAI | undefined;
  return OpenAI && openaiModel({ OpenAI }, provider, seat);
}

/** By its name; in CommonJS that was imported it may be found on the default export alone. */
function classIn(sdk: unknown, name: string): unknown {
  const found = propertyOf(sdk, name) ?? propertyOf(propertyOf(sdk, 'default'), name);
  return typeof found === 'function' ? found : undefined;
}

/** Of a function too: in CommonJS a class may be the module. */
function propertyOf(owner: unknown, name: string): unknown {
  return isRecord(owner) || typeof owner === 'function' ? Reflect.get(owner, name) : undefined;
}

function notLoaded(name: string, install: string, error: unknown): ModelFailure {
  const { code } = (error ?? {}) as { code?: unknown };
  const isMissing = code === 'MODULE_NOT_FOUND' || code === 'ERR_MODULE_NOT_FOUND';
  const what = isMissing ? `needs the package ${name}` : `cannot load ${name} (${firstLine(error)})`;
  return { kind: 'not-installed', message: `the model ${what}: npm i -D ${install}` };
}
