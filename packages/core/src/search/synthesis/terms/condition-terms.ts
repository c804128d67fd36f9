import { asOperand as A, quote } from '../../../operators/shared/text.ts';
import { kindOfValue } from '../../../operators/shared/value-kind.ts';
import { ABSENT } from '../../../ports/probe-lab.ts';
import type { Pool } from './pool.ts';
import { mapPairs, mapValues, type Term } from './term.ts';

const RELATIONS: readonly (readonly [string, (a: never, b: never) => boolean])[] = [
  ['<', (a: number, b: number) => a < b],
  ['<=', (a: number, b: number) => a <= b],
  ['>', (a: number, b: number) => a > b],
  ['>=', (a: number, b: number) => a >= b],
  ['===', (a, b) => a === b],
  ['!==', (a, b) => a !== b],
];

/** A value compared with what was made of itself. */
const ITSELF = 0.5;
/** Whether nothing is left is asked often; whether two counts happen to be the same, seldom. */
const ZERO = -0.2;
const BY_CHANCE = 0.15;
/** Whether as many are there as there may be. */
const FULL = -0.6;
const EVEN_BY_CHANCE = 0.4;

/** Questions about the cheapest terms: comparisons, emptiness, absence, membership, kind. */
export function addConditions(pool: Pool, most: number, maxCost: number): void {
  const terms = pool.terms().filter((term) => term.cost <= maxCost && term.role !== 'literal');
  for (const term of terms.slice(0, most)) addQuestions(pool, term);
  comparePairs(pool, pool.ofKind('number', most, maxCost), RELATIONS);
  comparePairs(pool, pool.ofKind('string', Math.ceil(most / 2), maxCost), RELATIONS.slice(4));
  addMembership(pool, terms);
  addEitherMissing(pool, terms);
}

/** `a === null || b === null`: two alike values, either of which may not be there. */
function addEitherMissing(pool: Pool, terms: readonly Term[]): void {
  const holes = terms
    .filter(({ role, values }) => (role === 'name' || role === 'member') && values.some(isMissing))
    .slice(0, 6);
  holes.forEach((a, index) => {
    for (const b of holes.slice(index + 1)) {
      const [first, second] = [a, b].map(({ text, values }) => `${text} ${missingTest(values)}`);
      const cost = a.cost + b.cost + 0.8;
      pool.add(
        `${first} || ${second}`,
        cost,
        mapPairs(a, b, (x, y) => isMissing(x) || isMissing(y)),
        'made',
      );
    }
  });
}

function isMissing(value: unknown): boolean {
  return value === null || value === undefined;
}

function missingTest(values: readonly unknown[]): string {
  const [hasNull, hasUndefined] = [values.includes(null), values.includes(undefined)];
  return hasNull && hasUndefined ? '== null' : hasNull ? '=== null' : '=== undefined';
}

function addQuestions(pool: Pool, term: Term): void {
  const ask = (text: string, cost: number, apply: (value: never) => unknown): void =>
    pool.add(text, term.cost + cost, mapValues(term, apply), 'made', term.role === 'original');
  const kinds = new Set(term.values.filter((value) => value !== ABSENT).map(kindOfValue));
  const text = A(term.text);
  if (kinds.has('missing')) {
    const missing = missingTest(term.values);
    ask(`${text} ${missing}`, 0.4, isMissing);
    ask(`${text} ${missing.replace('=', '!')}`, 0.45, (value) => !isMissing(value));
  }
  if (term.kind === 'array' || term.kind === 'string') {
    ask(`${text}.length === 0`, 0.5, (value: string) => value.length === 0);
    ask(`${text}.length > 0`, 0.6, (value: string) => value.length > 0);
  }
  if (term.kind === 'string') {
    for (const mark of marksAt(START, term.values)) {
      ask(`${text}.startsWith(${quote(mark)})`, 0.9, (value: string) => value.startsWith(mark));
      ask(`!${text}.startsWith(${quote(mark)})`, 0.95, (value: string) => !value.startsWith(mark));
    }
    for (const mark of marksAt(END, term.values)) {
      ask(`${text}.endsWith(${quote(mark)})`, 1, (value: string) => value.endsWith(mark));
      ask(`!${text}.endsWith(${quote(mark)})`, 1.05, (value: string) => !value.endsWith(mark));
    }
  }
  if (term.kind === 'set' || term.kind === 'map')
    ask(`${text}.size === 0`, 0.5, (value: Set<unknown>) => value.size === 0);
  // A flag that is not there is one that is not set. Of a number it asks what `=== 0` asks: what lies below is another question.
  if (term.kind !== 'boolean') ask(`!${text}`, term.kind === 'number' ? 1.05 : 0.7, (value) => !value);
  else if (kinds.has('missing')) ask(`!${text}`, 0.35, (value) => !value);
  if (term.kind === 'number') {
    // Of a count one asks whether it is even, to find the middle; an amount or an age that is even is so by chance.
    const chance = term.role === 'made' ? 0 : EVEN_BY_CHANCE;
    for (const [divisor, rest, cost] of [
      [2, 0, 1.2],
      [2, 1, 1.3],
      [3, 0, 1.6],
    ] as const) {
      ask(`${text} % ${divisor} === ${rest}`, cost + chance, (value: number) => value % divisor === rest);
    }
    // A value that is no number, or no whole one, is a reason to ask. Whether its half is whole, nobody asks.
    const odd = (test: (value: number) => boolean): number =>
      !isPortion(term) && term.values.some((value) => typeof value === 'number' && test(value)) ? 0.4 : 1.1;
    ask(`Number.isNaN(${term.text})`, odd(Number.isNaN), (value) => Number.isNaN(value));
    const whole = odd((value) => !Number.isInteger(value));
    ask(`!Number.isInteger(${term.text})`, whole + 0.05, (value) => !Number.isInteger(value));
    ask(`Number.isInteger(${term.text})`, whole + 0.1, (value) => Number.isInteger(value));
  }
  if (kinds.size < 2) return;
  ask(`Array.isArray(${term.text})`, 1, (value) => Array.isArray(value));
  for (const type of ['string', 'number', 'boolean', 'function', 'object']) {
    ask(`typeof ${text} === '${type}'`, 1.2, (value) => typeof value === type);
  }
}

function isPortion({ text }: Term): boolean {
  return /[*/] \d+$/.test(text);
}

const START = /^[^\s\p{L}\p{N}]/u;
const END = /[^\s\p{L}\p{N}]$/u;

/** Signs that some of the texts begin or end with, such as those of comments, options, hidden files and folders. */
function marksAt(place: RegExp, values: readonly unknown[]): string[] {
  const marks = values.flatMap((value) => (typeof value === 'string' ? (place.exec(value) ?? []) : []));
  return [...new Set(marks)].slice(0, 2);
}

function comparePairs(pool: Pool, terms: readonly Term[], relations: typeof RELATIONS): void {
  terms.forEach((a, index) => {
    terms.forEach((b, other) => {
      // What is constant stands on the right; of two alike each pair is looked at once.
      const [left, right] = [constancy(a), constancy(b)];
      const isFull = isLimitOf(b, a);
      if (left === 2 || left > right || isLimitOf(a, b) || (left === right && other <= index && !isFull)) return;
      const keeps = a.role === 'original' || b.role === 'original';
      const itself = !keeps && (isPartOf(a, b) || isPartOf(b, a)) ? ITSELF : 0;
      const zero = b.text === '0' ? ZERO : 0;
      const chance = a.kind === 'number' && left === right ? BY_CHANCE : 0;
      for (const [operator, apply] of relations) {
        const equal = /^[=!]==$/.test(operator) ? zero + chance : 0;
        pool.add(
          `${A(a.text)} ${operator} ${A(b.text)}`,
          a.cost + b.cost + 0.4 + itself + equal + (isFull ? FULL : 0),
          mapPairs(a, b, apply),
          'made',
          keeps,
        );
      }
    });
  });
}

/** `this.limit` beside `this.items.length`. */
function isLimitOf(limit: Term, count: Term): boolean {
  return (
    /\.(?:length|size)$/.test(count.text) && /(?:^|[.#_])(?:max\w*|most\w*|\w*limit|\w*capacity)$/i.test(limit.text)
  );
}

function isPartOf(part: Term, { role, text }: Term): boolean {
  return role === 'made' && text.startsWith(part.text) && /^\W/.test(text.slice(part.text.length));
}

/** 2 for a literal, 1 for a name like `MAX_ITEMS`, 0 for what changes. */
function constancy({ role, text }: Term): number {
  return role === 'literal' ? 2 : /^[A-Z][A-Z\d_]+$/.test(text) ? 1 : 0;
}

function addMembership(pool: Pool, terms: readonly Term[]): void {
  const simple = terms.filter((term) => term.role === 'name' || term.role === 'member').slice(0, 10);
  for (const list of simple) {
    for (const item of simple) {
      if (item === list) continue;
      const cost = list.cost + item.cost + 0.6;
      if (list.kind === 'array')
        pool.add(
          `${list.text}.includes(${item.text})`,
          cost,
          mapPairs(list, item, (x: unknown[], y) => x.includes(y)),
          'made',
        );
      if (list.kind === 'set' || list.kind === 'map')
        pool.add(
          `${list.text}.has(${item.text})`,
          cost,
          mapPairs(list, item, (x: Set<unknown>, y) => x.has(y)),
          'made',
        );
      if (list.kind === 'string' && item.kind === 'string') {
        pool.add(
          `${list.text}.includes(${item.text})`,
          cost,
          mapPairs(list, item, (x: string, y: string) => x.includes(y)),
          'made',
        );
        pool.add(
          `${list.text}.startsWith(${item.text})`,
          cost + 0.3,
          mapPairs(list, item, (x: string, y: string) => x.startsWith(y)),
          'made',
        );
      }
    }
  }
}
