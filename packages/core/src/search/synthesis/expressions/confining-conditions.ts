import type { RecordedState } from '../../../ports/probe-lab.ts';
import { addConditions } from '../terms/condition-terms.ts';
import type { Pool } from '../terms/pool.ts';
import type { Term } from '../terms/term.ts';
import { truthClasses } from '../terms/truth.ts';
import { addUnary } from '../terms/unary-terms.ts';

const MOST = 60;

/**
 * Conditions that may keep a change from the tests that it breaks, and leave it to those that it mends: they hold in some
 * state of each failing test, and not in all states of any that broke.
 */
export function confiningConditions(
  pool: Pool,
  states: readonly RecordedState[],
  complete: readonly (readonly number[])[],
  broken: readonly number[],
): Term[] {
  addUnary(pool, 0.8);
  addConditions(pool, 16, 1.3);
  const asked = pool.terms().filter(({ kind, keepsOriginal }) => kind === 'boolean' && !keepsOriginal);
  return truthClasses(asked, 2)
    .filter(({ values }) => {
      const spares = broken.every((test) =>
        states.some((state, index) => state.test === test && values[index] !== true),
      );
      return spares && complete.every((positions) => positions.some((position) => values[position] === true));
    })
    .slice(0, MOST);
}

/** As one part of `a && b`. */
export function asLink(condition: string): string {
  return /\|\||\?/.test(condition) ? `(${condition})` : condition;
}
