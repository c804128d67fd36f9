import { asOperand as A } from '../../../operators/shared/text.ts';
import type { ValueKind } from '../../../model/value-kind.ts';
import { ABSENT } from '../../../ports/probe-lab.ts';
import type { Pool } from './pool.ts';
import { isPrimitive, mapValues, missingCost } from './term.ts';

type Rule = readonly [text: (operand: string) => string, apply: (value: never) => unknown, cost: number];

const NUMBER: readonly Rule[] = [
  [(x) => `${A(x)} + 1`, (v: number) => v + 1, 0.4],
  [(x) => `${A(x)} - 1`, (v: number) => v - 1, 0.4],
  [(x) => `-${A(x)}`, (v: number) => -v, 0.6],
  [(x) => `Math.abs(${x})`, absolute, 0.7],
  [(x) => `Math.floor(${x})`, (v: number) => Math.floor(v), 0.7],
  [(x) => `Math.ceil(${x})`, (v: number) => Math.ceil(v), 0.8],
  [(x) => `Math.round(${x})`, (v: number) => Math.round(v), 0.8],
  [(x) => `Math.trunc(${x})`, (v: number) => Math.trunc(v), 1.1],
  [(x) => `Math.sqrt(${x})`, (v: number) => Math.sqrt(v), 1.7],
  [(x) => `${A(x)} * 2`, (v: number) => v * 2, 0.9],
  [(x) => `${A(x)} / 2`, (v: number) => v / 2, 0.9],
  [(x) => `${A(x)} ** 2`, (v: number) => v ** 2, 0.9],
  [(x) => `2 ** ${A(x)}`, (v: number) => 2 ** v, 1],
  [(x) => `${A(x)} % 2`, (v: number) => v % 2, 1.1],
  [(x) => `${A(x)} * 100`, (v: number) => v * 100, 1.5],
  [(x) => `${A(x)} / 100`, (v: number) => v / 100, 1.5],
  [(x) => `${A(x)} * 1000`, (v: number) => v * 1000, 1.7],
  [(x) => `${A(x)} / 1000`, (v: number) => v / 1000, 1.7],
  [(x) => `String(${x})`, (v: number) => String(v), 1],
  [(x) => `[${x}]`, (v: number) => [v], 1],
];

const STRING: readonly Rule[] = [
  [(x) => `${A(x)}.length`, (v: string) => v.length, 0.5],
  [(x) => `${A(x)}.trim()`, (v: string) => v.trim(), 0.7],
  [(x) => `${A(x)}.toLowerCase()`, (v: string) => v.toLowerCase(), 0.7],
  [(x) => `${A(x)}.toUpperCase()`, (v: string) => v.toUpperCase(), 0.7],
  [(x) => `${A(x)}.slice(1)`, (v: string) => v.slice(1), 0.7],
  [(x) => `${A(x)}.slice(0, -1)`, (v: string) => v.slice(0, -1), 0.8],
  [(x) => `Number(${x})`, (v: string) => Number(v), 0.8],
  [(x) => `${A(x)}[0]`, (v: string) => v[0], 0.9],
  [(x) => `${A(x)}.at(-1)`, (v: string) => v.at(-1), 1],
  [(x) => `decodeURIComponent(${x})`, (v: string) => decodeURIComponent(v), 1.1],
  [(x) => `encodeURIComponent(${x})`, (v: string) => encodeURIComponent(v), 1.1],
  [(x) => `parseInt(${x}, 10)`, (v: string) => Number.parseInt(v, 10), 1],
  [(x) => `[${x}]`, (v: string) => [v], 1],
  [(x) => `${A(x)}.split('')`, (v: string) => v.split(''), 1.2],
  [(x) => `${A(x)}.split(' ')`, (v: string) => v.split(' '), 1.3],
  [(x) => `${A(x)}.charCodeAt(0)`, (v: string) => v.charCodeAt(0), 1.3],
  [(x) => `${A(x)} + ' '`, (v: string) => `${v} `, 1.3],
  [(x) => `[...${A(x)}].reverse().join('')`, (v: string) => Array.from(v).toReversed().join(''), 1.9],
];

const ARRAY: readonly Rule[] = [
  [(x) => `${A(x)}.length`, (v: unknown[]) => v.length, 0.5],
  [(x) => `${A(x)}[0]`, (v: unknown[]) => v[0], 0.8],
  [(x) => `${A(x)}.at(-1)`, (v: unknown[]) => v.at(-1), 0.9],
  [(x) => `${A(x)}.slice(1)`, (v: unknown[]) => v.slice(1), 0.8],
  [(x) => `${A(x)}.slice(0, -1)`, (v: unknown[]) => v.slice(0, -1), 0.9],
  [(x) => `[${x}]`, (v: unknown[]) => [v], 1.1],
  [(x) => `${A(x)}.join('')`, joined(''), 1.1],
  [(x) => `${A(x)}.join(' ')`, joined(' '), 1.2],
  [(x) => `${A(x)}.flat()`, (v: unknown[]) => v.flat(), 1.2],
  [(x) => `Math.max(...${A(x)})`, (v: unknown[]) => Math.max(...numbers(v)), 1.2],
  [(x) => `Math.min(...${A(x)})`, (v: unknown[]) => Math.min(...numbers(v)), 1.2],
  [(x) => `[...new Set(${x})]`, (v: unknown[]) => [...new Set(v)], 2],
  [(x) => `${A(x)}.filter(Boolean)`, (v: unknown[]) => v.filter(Boolean), 1.7],
  [(x) => `[...${A(x)}].sort((a, b) => a - b)`, (v: unknown[]) => numbers(v).toSorted((a, b) => a - b), 2.1],
  [(x) => `[...${A(x)}].reverse()`, (v: unknown[]) => v.toReversed(), 2.2],
];

const RULES: Readonly<Partial<Record<ValueKind, readonly Rule[]>>> = {
  number: NUMBER,
  string: STRING,
  array: ARRAY,
  boolean: [[(x) => `!${A(x)}`, (v: boolean) => !v, 0.5]],
  set: [
    [(x) => `${A(x)}.size`, (v: Set<unknown>) => v.size, 0.5],
    [(x) => `[...${A(x)}]`, (v: Set<unknown>) => [...v], 0.8],
  ],
  map: [
    [(x) => `${A(x)}.size`, (v: Map<unknown, unknown>) => v.size, 0.5],
    [(x) => `[...${A(x)}.keys()]`, (v: Map<unknown, unknown>) => [...v.keys()], 1],
    [(x) => `[...${A(x)}.values()]`, (v: Map<unknown, unknown>) => [...v.values()], 1],
  ],
  object: [
    [(x) => `Object.keys(${x})`, (v: object) => Object.keys(v), 0.9],
    [(x) => `Object.values(${x})`, (v: object) => Object.values(v), 0.9],
    [(x) => `[${x}]`, (v: object) => [v], 1.1],
  ],
  date: [[(x) => `${A(x)}.getTime()`, (v: Date) => v.getTime(), 0.8]],
};

/** What is not there is not second either. */
const OF_INDEX = 0.9;

/** Built-ins applied to the terms that cost no more than `maxCost`. */
export function addUnary(pool: Pool, maxCost: number): void {
  for (const term of pool.terms()) {
    if (term.cost > maxCost || term.role === 'literal') continue;
    const keeps = term.role === 'original';
    const missing = term.kind === 'number' ? missingCost(term) : 0;
    for (const [text, apply, cost] of RULES[term.kind] ?? []) {
      const values = mapValues(term, (value) => (kindMatches(value, term.kind) ? apply(value) : ABSENT));
      const index = apply === absolute && isIndex(term.values) ? OF_INDEX : 0;
      pool.add(text(term.text), term.cost + cost + missing + index, values, 'made', keeps);
    }
  }
}

function absolute(value: number): number {
  return Math.abs(value);
}

/** The place of what was looked for: -1 says that it is not there. */
function isIndex(values: readonly unknown[]): boolean {
  const seen = values.filter((value) => typeof value === 'number');
  return seen.includes(-1) && seen.every((value) => Number.isInteger(value) && value >= -1);
}

function kindMatches(value: unknown, kind: ValueKind): boolean {
  if (kind === 'number' || kind === 'string' || kind === 'boolean') return typeof value === kind;
  return typeof value === 'object' && value !== null;
}

/** Made once: an error of its own for each value would take longer than all built-ins together. */
const NO_VALUE = new TypeError('no such method');

function failed(): never {
  throw NO_VALUE;
}

function joined(separator: string): (items: unknown[]) => string {
  return (items) => (items.every(isPrimitive) ? items.join(separator) : failed());
}

function numbers(items: readonly unknown[]): number[] {
  return items.length > 0 && items.every((item) => typeof item === 'number') ? (items as number[]) : failed();
}
