import { types } from 'node:util';
import { isPlain } from '../../lab/state/is-plain.ts';

const MAX_DEPTH = 6;
const MAX_LENGTH = 2_000;
const IDENTIFIER = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

export type Quote = "'" | '"';

/** The code that makes a value anew, on one line; `undefined` for what is no plain data, or very large. Runs no code of the user's. */
export function codeOf(value: unknown, quote: Quote): string | undefined {
  const text = print(value, { quote, depth: 0 });
  return text === undefined || text.length > MAX_LENGTH ? undefined : text;
}

interface Style {
  readonly quote: Quote;
  readonly depth: number;
}

function print(value: unknown, style: Style): string | undefined {
  switch (typeof value) {
    case 'string':
      return quoted(value, style.quote);
    case 'number':
      return Object.is(value, -0) ? '-0' : String(value);
    case 'bigint':
      return `${value}n`;
    case 'boolean':
    case 'undefined':
      return String(value);
    case 'object':
      return value === null ? 'null' : printObject(value, style);
    default:
      return undefined;
  }
}

function printObject(value: object, { quote, depth }: Style): string | undefined {
  if (depth >= MAX_DEPTH || types.isProxy(value)) return undefined;
  const inner = (item: unknown): string | undefined => print(item, { quote, depth: depth + 1 });
  if (types.isDate(value)) return printDate(value, quote);
  if (types.isMap(value)) {
    const entries = [...value].map((entry) => inner(entry));
    return joined(entries, (text) => (text === '' ? 'new Map()' : `new Map([${text}])`));
  }
  if (types.isSet(value)) {
    return joined([...value].map(inner), (text) => (text === '' ? 'new Set()' : `new Set([${text}])`));
  }
  if (Array.isArray(value)) return joined(Array.from(value, inner), (text) => `[${text}]`);
  if (!isPlain(value) || Object.getOwnPropertySymbols(value).length > 0) return undefined;
  const fields = Object.entries(Object.getOwnPropertyDescriptors(value)).map(([key, descriptor]) => {
    const text = inner(descriptor.value as unknown);
    return text === undefined ? undefined : `${IDENTIFIER.test(key) ? key : quoted(key, quote)}: ${text}`;
  });
  return joined(fields, (text) => (text === '' ? '{}' : `{ ${text} }`));
}

function joined(parts: readonly (string | undefined)[], around: (text: string) => string): string | undefined {
  return parts.includes(undefined) ? undefined : around(parts.join(', '));
}

function printDate(value: Date, quote: Quote): string {
  return Number.isNaN(value.getTime()) ? 'new Date(NaN)' : `new Date(${quoted(value.toISOString(), quote)})`;
}

export function quoted(text: string, quote: Quote): string {
  const escaped = JSON.stringify(text);
  return quote === '"' ? escaped : `'${escaped.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
