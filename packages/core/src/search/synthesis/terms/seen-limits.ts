import { limitPrice } from '../../../operators/shared/limit-price.ts';
import { asOperand, numberText } from '../../../operators/shared/text.ts';
import type { RecordedState } from '../../../ports/probe-lab.ts';
import type { Pool } from './pool.ts';
import { mapValues, type Term } from './term.ts';

/** A little dearer than a limit that stands in the module. */
const LIMIT = 0.8;
const COMPARED = 0.4;
const BOTH_ENDS = 0.4;
/** Of two values as round as each other, the one that is still within. */
const BEYOND = 0.02;
const MOST_TERMS = 8;

/** The nearest values on the two sides of a limit: above it tests fail, or below it. */
interface Gap {
  readonly low: number;
  readonly high: number;
  readonly failsAbove: boolean;
}

/**
 * `weight > 350`, where tests fail with 351 and pass with 350, though neither module nor assertions name that limit: numbers that the
 * program itself has come by, as [Nopol](https://doi.org/10.1109/TSE.2016.2560811) collects them, at which behaviour turns.
 */
export function addSeenLimits(pool: Pool, suspects: readonly ReadonlySet<number>[], maxCost: number): void {
  for (const term of numbersIn(pool, maxCost)) {
    const ask = (operator: string, limit: number, surcharge: number, holds: (value: number) => boolean): void => {
      const text = `${asOperand(term.text)} ${operator} ${numberText(limit)}`;
      const cost = term.cost + COMPARED + LIMIT + limitPrice(limit) + surcharge;
      pool.add(text, cost, mapValues(term, holds), 'made', term.keepsOriginal);
    };
    for (const { low, high, failsAbove } of suspects.flatMap((suspect) => gapsIn(term.values, suspect))) {
      const [atLow, atHigh] = failsAbove ? [0, BEYOND] : [BEYOND, 0];
      ask('>', low, atLow, (value) => value > low);
      ask('>=', high, atHigh, (value) => value >= high);
      ask('<=', low, atLow, (value) => value <= low);
      ask('<', high, atHigh, (value) => value < high);
    }
  }
}

/**
 * `percent < 0 || percent > 100`: all values outside of those that tests pass with. A failing test stops at its first assertion, so
 * values of one side may be all that was seen; then a range that begins at 0 or 1 begins there.
 */
export function outsideRanges(
  pool: Pool,
  suspects: readonly ReadonlySet<number>[],
  maxCost: number,
): Pick<Term, 'text' | 'cost'>[] {
  const found = new Map<string, number>();
  for (const term of numbersIn(pool, maxCost)) {
    for (const suspect of suspects) {
      const gaps = gapsIn(term.values, suspect);
      const [top, bottom] = [gaps.filter((gap) => gap.failsAbove), gaps.filter((gap) => !gap.failsAbove)];
      const [above] = top;
      if (above === undefined || top.length > 1 || bottom.length > 1) continue;
      const below = bottom[0]?.high ?? naturalStart(term.values, suspect);
      if (below === undefined || below > above.low) continue;
      const name = asOperand(term.text);
      const cost = term.cost + COMPARED + LIMIT + limitPrice(above.low) + BOTH_ENDS + limitPrice(below);
      found.set(`${name} < ${numberText(below)} || ${name} > ${numberText(above.low)}`, cost);
    }
  }
  return Array.from(found, ([text, cost]) => ({ text, cost }));
}

/** Positions of states in which the fault may show: all of failing tests, or only the last of each, where a test may have been right until then. */
export function suspectStates(
  states: readonly RecordedState[],
  failing: ReadonlySet<number>,
  complete: readonly (readonly number[])[],
): readonly ReadonlySet<number>[] {
  const all = new Set(states.flatMap(({ test }, position) => (failing.has(test) ? [position] : [])));
  const last = new Set(complete.map((positions) => positions.at(-1) as number));
  return last.size > 0 && last.size < all.size ? [all, last] : [all];
}

function numbersIn(pool: Pool, maxCost: number): readonly Term[] {
  return pool
    .ofKind('number', MOST_TERMS * 2, maxCost)
    .filter(({ role }) => role !== 'literal')
    .slice(0, MOST_TERMS);
}

function gapsIn(values: readonly unknown[], suspect: ReadonlySet<number>): Gap[] {
  const passing = numbersAt(values, (position) => !suspect.has(position));
  const failing = numbersAt(values, (position) => suspect.has(position));
  const all = [...new Set([...passing, ...failing])].toSorted((a, b) => a - b);
  return all.flatMap((high, index) => {
    const low = all[index - 1];
    if (low === undefined || passing.has(low) === passing.has(high)) return [];
    return [{ low, high, failsAbove: passing.has(low) }];
  });
}

function numbersAt(values: readonly unknown[], isMeant: (position: number) => boolean): ReadonlySet<number> {
  return new Set(values.filter((value, position): value is number => Number.isFinite(value) && isMeant(position)));
}

function naturalStart(values: readonly unknown[], suspect: ReadonlySet<number>): number | undefined {
  const least = Math.min(...numbersAt(values, (position) => !suspect.has(position)));
  return least === 0 || least === 1 ? least : undefined;
}
