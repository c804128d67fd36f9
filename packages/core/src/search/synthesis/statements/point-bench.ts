import type { Edit } from '../../../model/edit.ts';
import type { Proposal, Source } from '../../frontier.ts';
import type { PointPlace } from '../../localize/place.ts';
import type { Workshop } from '../../sources.ts';
import { addAtoms } from '../terms/atoms.ts';
import { asLink, confiningConditions } from '../expressions/confining-conditions.ts';
import { createPool, type Pool } from '../terms/pool.ts';
import { returnValuesOf, type ReturnValues } from './return-values.ts';
import { suspectStates } from '../terms/seen-limits.ts';
import { endsStatements } from './statement-before.ts';
import { chosenStates, completeTests } from '../terms/states.ts';

/** What a condition more costs, besides its own terms. */
const CONFINED = 0.4;

/** A place between statements, with the terms that may be used there. */
export interface PointBench {
  readonly place: PointPlace;
  readonly pool: Pool;
  /** For each failing test of whose hits every one was seen: the positions of its states. */
  readonly complete: readonly (readonly number[])[];
  /** As `addSeenLimits` wants them. */
  readonly suspects: readonly ReadonlySet<number>[];
  /** Whether a condition with these values holds in no state of a passing test. */
  readonly failingOnly: (values: readonly unknown[]) => boolean;
  readonly returns: ReturnValues | undefined;
  readonly propose: (statement: string, cost: number) => Proposal;
  /** `if (condition) action`, which is cheaper to confine than to wrap. */
  readonly proposeIf: (condition: string, action: string, cost: number) => Proposal;
  /** Proposals of which none costs less than `cost`, made when their turn comes: all of a place at once are thousands. */
  readonly later: (cost: number, make: () => Iterable<Proposal>) => Source;
}

/**
 * Evaluates the atoms of the place; `write` makes the edit that puts a statement there, `surcharge` says what a statement that is
 * to run always costs more there.
 */
export function openPoint(
  place: PointPlace,
  workshop: Workshop,
  penalty: number,
  write: (statement: string) => Edit,
  surcharge: (statement: string) => number = () => 0,
): PointBench {
  const states = chosenStates(place, workshop.spectrum);
  const pool = createPool(workshop);
  addAtoms(pool, place, states, workshop);
  const closes = endsStatements(workshop.context.source);
  const complete = completeTests(place, states, workshop);
  const isFailing = new Set(workshop.spectrum.failing);
  const insertion = (statement: string, cost: number, confine?: Proposal['confine']): Proposal => {
    const edits = [write(closes ? statement : statement.replace(/;$/, ''))];
    const total = cost + penalty + workshop.price(edits);
    // Tens of thousands of them wait at a time: not spread, see `pathsOf`.
    const operator = 'insert-statement';
    return confine === undefined
      ? { edits, operator, cost: total, syntax: 'statements', tier: 0 }
      : { edits, operator, cost: total, syntax: 'statements', tier: 0, confine };
  };
  const confined = (broken: readonly number[], cost: number, statementIf: (condition: string) => string): Source => ({
    operator: 'insert-statement',
    bound: cost + penalty + CONFINED,
    *expand() {
      for (const condition of confiningConditions(pool, states, complete, broken))
        yield insertion(statementIf(condition.text), cost + CONFINED + condition.cost);
    },
  });
  return {
    place,
    pool,
    complete,
    suspects: suspectStates(states, isFailing, complete),
    failingOnly: (values) => states.every(({ test }, index) => isFailing.has(test) || values[index] !== true),
    returns: returnValuesOf(place.site.path, workshop),
    propose: (statement, cost) =>
      insertion(statement, cost + surcharge(statement), (broken) =>
        confined(broken, cost, (condition) => `if (${condition}) ${statement}`),
      ),
    proposeIf: (first, action, cost) =>
      insertion(`if (${first}) ${action}`, cost, (broken) =>
        confined(broken, cost, (second) => `if (${asLink(first)} && ${asLink(second)}) ${action}`),
      ),
    later: (cost, expand) => ({ operator: 'insert-statement', bound: cost + penalty - workshop.price.mostOff, expand }),
  };
}
