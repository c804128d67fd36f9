import { replay, replayedFile } from '../model/replay.ts';
import type { ModelPrice } from '../model/model-price.ts';
import type { AiSdkModel } from '../ports/ai-sdk-model.ts';
import type { LanguageModel } from '../ports/language-model.ts';
import { type OptionKind, target, words } from './option-kind.ts';

/** A model by its name; in a config also an object that is one. */
export const model: OptionKind<string | LanguageModel | AiSdkModel> = {
  valueName: 'name',
  must: 'the name of a model, `replay:` with a file, a model of the AI SDK, or an object with `provider`, `name` and `complete`',
  needs: 'the name of a model',
  isValid: (value) => (typeof value === 'string' ? value !== '' : isModel(value)),
  fromText: (name) => (name === '' ? undefined : name),
  toText: (value) => (typeof value === 'string' ? value : 'name' in value ? value.name : value.modelId),
  withPath(value, change) {
    const file = replayedFile(value);
    return file === undefined ? value : replay(change(file));
  },
};

function isModel(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { provider, name, modelId, complete, doStream } = value as Partial<LanguageModel & AiSdkModel>;
  if (typeof provider !== 'string') return false;
  return typeof complete === 'function'
    ? typeof name === 'string'
    : typeof doStream === 'function' && typeof modelId === 'string';
}

/** Texts by target. */
export const hints: OptionKind<Readonly<Record<string, string>>> = {
  must: "an object of texts by target, such as `{ 'src/price.ts#extractPrice': 'prices are in cents' }`",
  needs: 'an object, in a config',
  isValid: (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(value).every(([written, hint]) => target.isValid(written) && words.isValid(hint)),
  fromText: () => undefined,
  toText: (value) => Object.keys(value).join(','),
  withPath: (value, change) =>
    Object.fromEntries(
      Object.entries(value).map(([written, hint]) => [target.withPath?.(written, change) ?? written, hint]),
    ),
};

type Prices = Readonly<Record<string, ModelPrice>>;

/** Prices by model; as text `my-model=1/5,other=0.5/2`: USD for a million tokens of input and of output. */
export const prices: OptionKind<Prices> = {
  valueName: 'model=in/out,…',
  must: 'an object such as `{ "my-model": { input: 1, output: 5 } }`, in USD for a million tokens',
  needs: 'prices such as `my-model=1/5,other=0.5/2`, in USD for a million tokens',
  isValid: (value) => typeof value === 'object' && value !== null && Object.values(value).every(isPrice),
  fromText(written) {
    const read = written.split(',').map((each) => /^([^=,]+)=(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/.exec(each.trim()));
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
