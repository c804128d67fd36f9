import { leavesOut, type SearchPart } from '../../model/search-part.ts';
import type { Source } from '../frontier.ts';
import type { Place } from '../localize/place.ts';
import { reachFor, type Workshop } from '../sources.ts';
import { counterpartCalls } from './statements/counterpart-calls.ts';
import { insertCounterpart } from './statements/insert-counterpart.ts';
import { insertElse } from './statements/insert-else.ts';
import { insertStatement } from './statements/insert-statement.ts';
import { replaceExpression } from './expressions/replace-expression.ts';
import { wrapLone, wrapStatement } from './statements/wrap-statement.ts';

/** Code put together from recorded values, at every place that a single edit could mend; nothing is computed yet. */
export function synthesisSources(workshop: Workshop): Source[] {
  const { places, spectrum } = workshop;
  const isWanted = reachFor(workshop);
  const reached = <P extends Place>(list: readonly P[], part: SearchPart): P[] =>
    leavesOut(workshop, part) ? [] : list.filter((place) => isWanted(place, spectrum));
  const counterparts = counterpartCalls(workshop.module);
  return [
    ...reached(places.expressions, 'replace-expression').flatMap((place) => replaceExpression(place, workshop)),
    ...reached(places.points, 'insert-statement').flatMap((place) => insertStatement(place, workshop)),
    ...reached(places.points, 'insert-counterpart').flatMap((place) =>
      insertCounterpart(place, workshop, counterparts),
    ),
    ...reached(places.statements, 'wrap-statement').flatMap((place) => wrapStatement(place, workshop)),
    ...reached(places.points, 'wrap-statement').flatMap((place) => wrapLone(place, workshop)),
    ...reached(places.statements, 'insert-else').flatMap((place) => insertElse(place, workshop)),
  ];
}
