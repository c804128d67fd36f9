import type { ModelPrice } from '../model/model-price.ts';
import type { AiSdkModel } from '../ports/ai-sdk-model.ts';
import type { LanguageModel } from '../ports/language-model.ts';
import type { OptionKind } from './option-kind.ts';

/** A model by its name; in a config also an object that is one. */
export const model: OptionKind<string | LanguageModel | AiSdkModel> = {
  valueName: 'name',
  must: 'the name of a model, a model of the AI SDK, or an object with `provider`, `name` and `complete`',
  needs: 'the name of a model',
  isValid: (value) => (typeof value === 'string' ? value !== '' : isModel(value)),
  fromText: (text) => (text === '' ? undefined : text),
  toText: (value) => (typeof value === 'string' ? value : 'name' in value ? value.name : value.modelId),
};

function isModel(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { provider, name, modelId, complete, doStream } = value as Partial<LanguageModel & AiSdkModel>;
  if (typeof provider !== 'string') return false;
  return typeof complete === 'function'
    ? typeof name === 'string'
    : typeof doStream === 'function' && typeof modelId === 'string';
}

type Prices = Readonly<Record<string, ModelPrice>>;

/** Prices by model; as text `my-model=1/5,other=0.5/2`: USD for a million tokens of input and of output. */
export const prices: OptionKind<Prices> = {
  valueName: 'model=in/out,…',
  must: 'an object such as `{ "my-model": { input: 1, output: 5 } }`, in USD for a million tokens',
  needs: 'prices such as `my-model=1/5,other=0.5/2`, in USD for a million tokens',
  isValid: (value) => typeof value === 'object' && value !== null && Object.values(value).every(isPrice),
  fromText(text) {
    const read = text.split(',').map((each) => /^([^=,]+)=(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/.exec(each.trim()));
    if (read.includes(null)) return undefined;
    return Object.fromEntries(
      read.map((match) => [match?.[1], { input: Number(match?.[2]), output: Number(match?.[3]) }]),
    ) as Prices;
  },
  toText: (value) =>
    Object.entries(value)
      .map(([name, { input, output }]) => `${name}=${input}/${output}`)
      .join(','),
};

function isPrice(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { input, output, cachedInput = 0, cacheWrite = 0, ...unknown } = value as Partial<ModelPrice>;
  const numbers = [input, output, cachedInput, cacheWrite];
  return numbers.every((each) => typeof each === 'number' && each >= 0) && Object.keys(unknown).length === 0;
}
