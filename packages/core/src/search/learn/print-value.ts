import { types } from 'node:util';
import { ABSENT } from '../../ports/probe-lab.ts';

const MAX_DEPTH = 3;
const MAX_ITEMS = 12;
const MAX_TEXT = 120;
const MAX_LENGTH = 240;

/**
 * A snapshot as people read it, short, without running any code of the user's: own data properties, and no method of a value.
 * What is not known is `…`.
 */
export function printValue(value: unknown): string {
  const text = print(value, 0);
  return text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH - 1)}…`;
}

function print(value: unknown, depth: number): string {
  if (value === ABSENT) return '…';
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value.length <= MAX_TEXT ? value : `${value.slice(0, MAX_TEXT)}…`);
    case 'bigint':
      return `${value}n`;
    case 'function':
      return 'a function';
    case 'symbol':
      return 'a symbol';
    case 'object':
      return value === null ? 'null' : printObject(value, depth);
    default:
      return Object.is(value, -0) ? '-0' : String(value);
  }
}

function printObject(value: object, depth: number): string {
  if (types.isProxy(value) || types.isPromise(value)) return types.isPromise(value) ? 'a promise' : '…';
  if (types.isDate(value)) return printDate(value);
  if (types.isRegExp(value)) return RegExp.prototype.toString.call(value);
  if (depth >= MAX_DEPTH) return Array.isArray(value) ? '[…]' : '{…}';
  const inner = (item: unknown): string => print(item, depth + 1);
  if (types.isMap(value)) {
    const entries: string[] = [];
    Map.prototype.forEach.call(value, (item, key) => entries.push(`${inner(key)} => ${inner(item)}`));
    return `Map {${listed(entries)}}`;
  }
  if (types.isSet(value)) {
    const items: string[] = [];
    Set.prototype.forEach.call(value, (item) => items.push(inner(item)));
    return `Set {${listed(items)}}`;
  }
  const keys = Object.getOwnPropertyNames(value);
  const item = (key: string): string => inner(Object.getOwnPropertyDescriptor(value, key)?.value);
  if (Array.isArray(value) || types.isTypedArray(value)) {
    return `[${listed(keys.filter((key) => /^\d+$/.test(key)).map(item))}]`;
  }
  return `{${listed(keys.map((key) => `${/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(key) ? key : JSON.stringify(key)}: ${item(key)}`))}}`;
}

function printDate(value: Date): string {
  const time = Date.prototype.getTime.call(value);
  return Number.isNaN(time) ? 'an invalid date' : Date.prototype.toISOString.call(value);
}

function listed(items: readonly string[]): string {
  const rest = items.length - MAX_ITEMS;
  return [...items.slice(0, MAX_ITEMS), ...(rest > 0 ? [`… ${rest} more`] : [])].join(', ');
}
