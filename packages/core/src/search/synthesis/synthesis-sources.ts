import type { Source } from '../frontier.ts';
import { reachedByAll } from '../localize.ts';
import type { Place } from '../place.ts';
import type { Workshop } from '../sources.ts';
import { insertElse } from './insert-else.ts';
import { insertStatement } from './insert-statement.ts';
import { replaceExpression } from './replace-expression.ts';
import { wrapStatement } from './wrap-statement.ts';

/** Code put together from recorded values, at every place that a single edit could mend; nothing is computed yet. */
export function synthesisSources(workshop: Workshop): Source[] {
  const { places, spectrum } = workshop;
  const reached = <P extends Place>(list: readonly P[]): P[] => list.filter((place) => reachedByAll(place, spectrum));
  return [
    ...reached(places.expressions).flatMap((place) => replaceExpression(place, workshop)),
    ...reached(places.points).flatMap((place) => insertStatement(place, workshop)),
    ...reached(places.statements).flatMap((place) => wrapStatement(place, workshop)),
    ...reached(places.statements).flatMap((place) => insertElse(place, workshop)),
  ];
}
