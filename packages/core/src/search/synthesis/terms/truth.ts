import { leavesOut, type LeavingOut } from '../../../model/search-part.ts';
import { ABSENT } from '../../../ports/probe-lab.ts';
import { isPrimitive, type Term } from './term.ts';

/** The truth of a term in every state, as one string: `T`, `F`, or `!` where it has no value. */
export function truthVector(values: readonly unknown[]): string {
  return values.map((value) => (value === ABSENT ? '!' : value ? 'T' : 'F')).join('');
}

export function isConstantTruth(vector: string): boolean {
  return !vector.includes('T') || !vector.includes('F');
}

/** The cheapest `each` terms of every truth vector that is not the same in all states, cheapest first. */
export function truthClasses(terms: readonly Term[], each: number, workshop: LeavingOut = {}): Term[] {
  const most = leavesOut(workshop, 'truth-classes') ? Infinity : each;
  const classes = new Map<string, number>();
  return terms.filter((term) => {
    const vector = truthVector(term.values);
    if (isConstantTruth(vector)) return false;
    const count = classes.get(vector) ?? 0;
    classes.set(vector, count + 1);
    return count < most;
  });
}

/**
 * Whether an expression with the values `after` in the place of one with the values `before` leaves some failing test as
 * it is: `complete` holds, for failing tests all of whose hits were seen, the positions of their states. As a condition
 * only the truth counts.
 */
export function hasNoEffect(
  before: readonly unknown[],
  after: readonly unknown[],
  complete: readonly (readonly number[])[],
  asTruth: boolean,
): boolean {
  return complete.some((positions) =>
    positions.every((position) => {
      const [was, is] = [before[position], after[position]];
      if (was === ABSENT || is === ABSENT) return false;
      if (asTruth) return Boolean(was) === Boolean(is);
      return isPrimitive(was) && isPrimitive(is) && Object.is(was, is);
    }),
  );
}
