import type { ValueKind } from '../../../model/value-kind.ts';
import { commonKind } from '../../../operators/shared/value-kind.ts';
import { ABSENT } from '../../../ports/probe-lab.ts';

/** An expression put together from what is in scope, with its value in every recorded state. */
export interface Term {
  readonly text: string;
  readonly cost: number;
  /** By state; `ABSENT` where it has none. */
  readonly values: readonly unknown[];
  /** The kind most of its values have; `missing` when they are all null or undefined. */
  readonly kind: ValueKind;
  /** `original` is the expression that stands there now; `made` holds it or others. */
  readonly role: 'name' | 'member' | 'literal' | 'original' | 'made';
  /** Built around the original expression, which therefore still runs. */
  readonly keepsOriginal: boolean;
}

export function makeTerm(
  text: string,
  cost: number,
  values: readonly unknown[],
  role: Term['role'],
  keepsOriginal = false,
): Term {
  return { text, cost, values, role, keepsOriginal, kind: commonKind(values) ?? 'missing' };
}

/** On top of reckoning with a number that is not there each time: `!(level + 1)` tells a missing level from 0 by chance. */
export function missingCost({ values }: Term): number {
  return values.some((value) => value === undefined || value === null) ? 1.5 : 0;
}

/** What is a text or a list at times is not reckoned with, though the language lets it pass: `name.slice(list)`. */
export function isAlwaysNumber({ values }: Term): boolean {
  return values.every(
    (value) => value === ABSENT || value === undefined || value === null || typeof value === 'number',
  );
}

/** A built-in applied to each state's value. What throws has no value. */
export function mapValues(term: Term, apply: (value: never) => unknown): unknown[] {
  return term.values.map((value) => (value === ABSENT ? ABSENT : attempt(() => apply(value as never))));
}

export function mapPairs(a: Term, b: Term, apply: (x: never, y: never) => unknown): unknown[] {
  return a.values.map((x, state) => {
    const y = b.values[state];
    return x === ABSENT || y === ABSENT ? ABSENT : attempt(() => apply(x as never, y as never));
  });
}

function attempt(compute: () => unknown): unknown {
  try {
    return compute();
  } catch {
    return ABSENT;
  }
}

/** Values on which built-ins run no code of the user's. */
export function isPrimitive(value: unknown): boolean {
  return value === null || (typeof value !== 'object' && typeof value !== 'function' && typeof value !== 'symbol');
}
