import type { Proposal, Source } from '../../frontier.ts';
import type { PointPlace } from '../../localize/place.ts';
import type { Workshop } from '../../sources.ts';
import { beforeCheckCost } from './before-check.ts';
import { putBackCost } from './put-back-cost.ts';
import { copies, COPIES_FROM } from './copy-statement.ts';
import { calls } from './insert-call.ts';
import { deadCodeCost } from './dead-code.ts';
import { guards } from './insert-guard.ts';
import { updates } from './insert-update.ts';
import { openPoint, type PointBench } from './point-bench.ts';
import { statementBefore } from './statement-before.ts';

const UPDATES_FROM = 2.2;
const GUARDS_FROM = 2.6;
/** When a test waits for an error, a guard that throws it is likely. */
const THROWS_FROM = 1.9;
const CALLS_FROM = 2.8;

/** What a statement costs more at a place, for what it would do there. */
const SURCHARGES = [deadCodeCost, beforeCheckCost, putBackCost];

/** Statements that may be missing: updates of what is in scope first, then guards that leave early. */
export function insertStatement(place: PointPlace, workshop: Workshop): Source[] {
  if (place.states.length === 0) return [];
  const penalty = workshop.penaltyOf(place);
  const source = (
    bound: number,
    make: (bench: PointBench) => Iterable<Proposal | Source>,
    bench: () => PointBench,
  ): Source => {
    return { operator: 'insert-statement', bound: bound + penalty, expand: () => make(bench()) };
  };
  let opened: PointBench | undefined;
  const bench = (): PointBench =>
    (opened ??= openPoint(
      place,
      workshop,
      penalty,
      (statement) => statementBefore(place.site, workshop.context.source, statement),
      (statement) => SURCHARGES.reduce((sum, surcharge) => sum + surcharge(place.site, statement), 0),
    ));
  const moves = [
    source(UPDATES_FROM, (each) => updates(each, workshop), bench),
    source(COPIES_FROM, (each) => copies(each, workshop), bench),
  ];
  const { expectsThrow } = workshop.context.facts;
  // A branch of one statement has its condition already, unless there is something to complain about.
  if (place.site.lone !== undefined && (!expectsThrow || place.site.before === undefined)) return moves;
  return [
    ...moves,
    source(CALLS_FROM, (each) => calls(each, workshop), bench),
    source(expectsThrow ? THROWS_FROM : GUARDS_FROM, (each) => guards(each, workshop), bench),
  ];
}
