import type { HealEvent } from '../model/event.ts';
import type { PatchToVerify } from '../model/patch-to-verify.ts';

/** What the values of an option are like, in a config and as text of a flag or a variable. */
export interface OptionKind<Value> {
  /** What the text is called in the help, such as `seconds`; absent: a switch, which needs no value. */
  readonly valueName?: string;
  /** What a value in a config has to be: "must be …". */
  readonly must: string;
  /** What the text of a flag or variable has to be: "needs …". */
  readonly needs: string;
  readonly isValid: (value: unknown) => boolean;
  /** `undefined` when the text is no such value. */
  readonly fromText: (text: string) => Value | undefined;
  /** The value as a flag would say it. */
  readonly toText: (value: Value) => string;
  /** A wrong value is not repeated to the user: it may be a key. */
  readonly hidesValue?: true;
  /** The value with the path in it changed; absent: there is none in it. */
  readonly withPath?: (value: Value, change: (path: string) => string) => Value;
}

/** A time: seconds as text, milliseconds in a config. */
export const time: OptionKind<number> = {
  valueName: 'seconds',
  must: 'a number of milliseconds above 0',
  needs: 'a number of seconds above 0',
  isValid: (value) => typeof value === 'number' && Number.isFinite(value) && value > 0,
  fromText(text) {
    const seconds = toNumber(text);
    return seconds > 0 ? Math.round(seconds * 1000) : undefined;
  },
  toText: (value) => String(value / 1000),
};

/** A whole number from `least` on. */
export function whole(valueName: string, least: 0 | 1): OptionKind<number> {
  const isValid = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= least;
  const must = least === 0 ? 'a whole number, 0 or above' : 'a whole number above 0';
  return {
    valueName,
    must,
    needs: must,
    isValid,
    fromText(text) {
      const number = toNumber(text);
      return isValid(number) ? number : undefined;
    },
    toText: String,
  };
}

export const yesOrNo: OptionKind<boolean> = {
  must: 'true or false',
  needs: 'no value, `1` or `0`',
  isValid: (value) => typeof value === 'boolean',
  fromText(text) {
    const word = text.toLowerCase();
    if (YES.has(word)) return true;
    return NO.has(word) ? false : undefined;
  },
  toText: (value) => (value ? '1' : '0'),
};

/** The same for a flag that says no: `--heal-no-cache`. */
export const noOrYes: OptionKind<boolean> = {
  ...yesOrNo,
  fromText(text) {
    const no = yesOrNo.fromText(text);
    return no === undefined ? undefined : !no;
  },
  toText: (value) => yesOrNo.toText(!value),
};

/** A sum of money in USD. */
export const usd: OptionKind<number> = {
  valueName: 'usd',
  must: 'a number of USD, 0 or above',
  needs: 'a number of USD, 0 or above',
  isValid: (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0,
  fromText(text) {
    const number = toNumber(text);
    return Number.isNaN(number) ? undefined : number;
  },
  toText: String,
};

/** The address of a server. */
export const url: OptionKind<string> = {
  valueName: 'url',
  must: 'a URL with http:// or https://',
  needs: 'a URL with http:// or https://',
  isValid: isUrl,
  fromText: (text) => (isUrl(text) ? text : undefined),
  toText: String,
};

/** The name of a variable. */
export const variable: OptionKind<string> = {
  valueName: 'name',
  must: 'the name of a variable, not what is in it',
  needs: 'the name of a variable, not what is in it',
  isValid: (value) => typeof value === 'string' && VARIABLE.test(value),
  fromText: (text) => (VARIABLE.test(text) ? text : undefined),
  toText: String,
  hidesValue: true,
};

const VARIABLE = /^[a-z_]\w*$/i;

/** One of a few words. */
export function oneOf<Word extends string>(valueName: string, words: readonly Word[]): OptionKind<Word> {
  const must = `one of ${words.join(', ')}`;
  return {
    valueName,
    must,
    needs: must,
    isValid: (value) => words.some((word) => word === value),
    fromText: (text) => words.find((word) => word === text),
    toText: String,
  };
}

/** Some text for people, or for models. */
export const words: OptionKind<string> = {
  valueName: 'text',
  must: 'a text',
  needs: 'a text',
  isValid: isText,
  fromText: (written) => (written === '' ? undefined : written),
  toText: String,
};

/** The path of a file. */
export const path: OptionKind<string> = {
  valueName: 'file',
  must: 'the path of a file',
  needs: 'a file name',
  isValid: isText,
  fromText: (text) => (text === '' ? undefined : text),
  toText: String,
  withPath: (value, change) => change(value),
};

/** A path with a symbol, as a marker has it. */
export const target: OptionKind<string> = {
  ...path,
  valueName: 'target',
  must: 'a target such as `src/price.ts#extractPrice`',
  needs: 'a target such as `src/price.ts#extractPrice`',
  withPath(value, change) {
    const hash = value.indexOf('#', 1);
    return hash === -1 ? change(value) : change(value.slice(0, hash)) + value.slice(hash);
  },
};

/** A function that is told what happens; no text can say it. */
export const observer: OptionKind<(event: HealEvent) => unknown> = {
  must: 'a function that takes an event',
  needs: 'a function, in a config',
  isValid: (value) => typeof value === 'function',
  fromText: () => undefined,
  toText: () => 'a function',
};

/** A function that accepts a patch or not; no text can say it. */
export const predicate: OptionKind<(patch: PatchToVerify) => boolean | PromiseLike<boolean>> = {
  must: 'a function that takes a patch and gives true or false',
  needs: 'a function, in a config',
  isValid: (value) => typeof value === 'function',
  fromText: () => undefined,
  toText: () => 'a function',
};

/** Words that mean yes or no, in small letters; a flag without a value means yes. */
export const YES: ReadonlySet<string> = new Set(['', '1', 'true', 'yes', 'on']);
export const NO: ReadonlySet<string> = new Set(['0', 'false', 'no', 'off']);

function isUrl(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value);
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

/** `NaN` when it is not a finite decimal number. */
function toNumber(text: string): number {
  return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}
