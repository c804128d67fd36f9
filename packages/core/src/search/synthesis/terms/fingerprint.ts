import { kindOfValue } from '../../../operators/shared/value-kind.ts';

const MOST_ITEMS = 64;
/** Prints of more objects are made again: what they are remembered by takes more memory than they. */
const MOST_KNOWN = 20_000;
/** What is longer goes by a number: a list of patterns, as it was in each of a hundred states, would take megabytes a term. */
const LONGEST = 24;

/** Tells value vectors apart: equal vectors have equal prints. */
export type Fingerprint = (values: readonly unknown[]) => string;

/** Objects are compared by what they hold. Keeps what it has printed: one for a search. */
export function createFingerprint(): Fingerprint {
  let known = new WeakMap<object, string>();
  let count = 0;
  const numbers = new Map<string, number>();
  const identities = new WeakMap<object, number>();
  let identity = 0;

  const print = (value: unknown, depth: number): string => {
    switch (typeof value) {
      case 'number':
        return Object.is(value, -0) ? 'n-0' : `n${value}`;
      case 'string':
        return value.length > 200
          ? `s${value.length}:${value.slice(0, 100)}${value.slice(-100)}`
          : `s${value.length}:${value}`;
      case 'object':
        break;
      case 'function': {
        if (!identities.has(value)) identities.set(value, ++identity);
        return `f${identities.get(value)}`;
      }
      default:
        return `${typeof value}:${String(value)}`;
    }
    if (value === null) return 'null';
    if (depth > 3) return 'o';
    const before = known.get(value);
    if (before !== undefined) return before;
    const text = shortened(printObject(value, depth));
    if (++count % MOST_KNOWN === 0) known = new WeakMap();
    known.set(value, text);
    return text;
  };

  const shortened = (text: string): string => {
    if (text.length <= LONGEST) return text;
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return `#${number}`;
  };

  const printObject = (value: object, depth: number): string => {
    const list = (items: Iterable<unknown>): string =>
      [...items]
        .slice(0, MOST_ITEMS)
        .map((item) => print(item, depth + 1))
        .join();
    switch (kindOfValue(value)) {
      case 'array':
        return `[${list(value as unknown[])}]${(value as unknown[]).length}`;
      case 'set':
        return `S${list(value as Set<unknown>)}`;
      case 'map':
        return `M${list((value as Map<unknown, unknown>).entries())}`;
      case 'date':
        return `D${Number(value)}`;
      case 'regexp':
        return `R${RegExp.prototype.toString.call(value)}`;
      case 'promise':
        return 'P';
      default: {
        const keys = Object.keys(value).slice(0, MOST_ITEMS);
        return `{${keys.map((key) => `${key}:${print((value as Record<string, unknown>)[key], depth + 1)}`).join()}}`;
      }
    }
  };

  return (values) => values.map((value) => print(value, 0)).join('|');
}
