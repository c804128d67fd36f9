import type { Source } from '../../frontier.ts';
import type { PointPlace } from '../../localize/place.ts';
import type { Workshop } from '../../sources.ts';
import type { CounterpartCall } from './counterpart-calls.ts';
import { statementBefore } from './statement-before.ts';

const FROM = 2.3;
/** Objects of the platform that a module uses without declaring them. */
const GLOBALS = new Set(['window', 'document', 'globalThis', 'URL', 'process', 'console']);

/** A listener, timer, lock or the like that is begun and not ended, or not everywhere: the call that ends it. */
export function insertCounterpart(
  place: PointPlace,
  workshop: Workshop,
  counterparts: readonly CounterpartCall[],
): Source[] {
  if (counterparts.length === 0) return [];
  const penalty = workshop.penaltyOf(place);
  return [
    {
      operator: 'insert-counterpart',
      bound: FROM + penalty,
      *expand() {
        const known = new Set(workshop.context.bindingsAt(place.site.start).map(({ name }) => name));
        for (const { text, names } of counterparts) {
          if (!names.every((name) => known.has(name) || GLOBALS.has(name))) continue;
          const edits = [statementBefore(place.site, workshop.context.source, text)];
          const cost = FROM + penalty + workshop.price(edits);
          yield { edits, operator: 'insert-counterpart', cost, syntax: 'statements' as const, tier: 0 };
        }
      },
    },
  ];
}
