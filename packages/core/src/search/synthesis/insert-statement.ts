import { indentAt } from '../../operators/text.ts';
import type { Proposal, Source } from '../frontier.ts';
import type { PointPlace } from '../place.ts';
import type { Workshop } from '../sources.ts';
import { addAtoms } from './atoms.ts';
import { calls } from './insert-call.ts';
import { guards } from './insert-guard.ts';
import { updates } from './insert-update.ts';
import type { PointBench } from './point-bench.ts';
import { createPool } from './pool.ts';
import { returnValuesOf } from './return-values.ts';
import { chosenStates, completeTests } from './states.ts';

const UPDATES_FROM = 2.2;
const GUARDS_FROM = 2.6;
/** When a test waits for an error, a guard that throws it is likely. */
const THROWS_FROM = 1.9;
const CALLS_FROM = 2.8;

/** Statements that may be missing: updates of what is in scope first, then guards that leave early. */
export function insertStatement(place: PointPlace, workshop: Workshop): Source[] {
  if (place.states.length === 0) return [];
  const penalty = workshop.penaltyOf(place);
  const source = (bound: number, make: (bench: PointBench) => Iterable<Proposal>, bench: () => PointBench): Source => {
    return { bound: bound + penalty, expand: () => make(bench()) };
  };
  let opened: PointBench | undefined;
  const bench = (): PointBench => (opened ??= openBench(place, workshop, penalty));
  return [
    source(UPDATES_FROM, (each) => updates(each, workshop), bench),
    source(CALLS_FROM, (each) => calls(each, workshop), bench),
    source(workshop.context.facts.expectsThrow ? THROWS_FROM : GUARDS_FROM, (each) => guards(each, workshop), bench),
  ];
}

function openBench(place: PointPlace, workshop: Workshop, penalty: number): PointBench {
  const { site } = place;
  const states = chosenStates(place, workshop.spectrum);
  const pool = createPool();
  addAtoms(pool, place, states, workshop);
  const { source } = workshop.context;
  const indent = indentAt(source, site.start);
  return {
    place,
    pool,
    complete: completeTests(place, states, workshop.spectrum),
    returns: returnValuesOf(site.path, workshop),
    propose: (statement, cost) => {
      const closed = endsStatements(source) ? statement : statement.replace(/;$/, '');
      const text = site.before === undefined ? `  ${closed}\n${indent}` : `${closed}\n${indent}`;
      const edits = [{ start: site.start, end: site.end, text }];
      return {
        edits,
        operator: 'insert-statement',
        cost: cost + penalty + workshop.price(edits),
        syntax: 'statements',
        tier: 0,
      };
    },
  };
}

/** Whether the module writes semicolons: a new statement does as it does. */
function endsStatements(source: string): boolean {
  return /;[ \t]*\r?$/m.test(source);
}
