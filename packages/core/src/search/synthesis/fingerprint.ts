import { kindOfValue } from '../../operators/shared/value-kind.ts';

const MOST_ITEMS = 64;

/** Tells value vectors apart: equal vectors have equal prints. Objects are compared by what they hold. */
export function createFingerprints(): (values: readonly unknown[]) => string {
  const known = new WeakMap<object, string>();
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
    const text = printObject(value, depth);
    known.set(value, text);
    return text;
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
