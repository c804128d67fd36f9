import type { ModuleFacts } from '../operators/module-facts.ts';
import type { OperatorContext } from '../operators/operator.ts';
import { commonKind } from '../operators/shared/value-kind.ts';
import { ABSENT } from '../ports/probe-lab.ts';
import { endOf, startOf } from '../syntax/node.ts';
import type { ParsedModule } from '../syntax/parse.ts';
import { analyzeScopes, bindingsAt } from '../syntax/scope.ts';
import type { KnownTypes } from './declared-types/known-types.ts';
import type { Places } from './localize/place.ts';

/** What operators may ask, answered from the recorded run. */
export function operatorContext(
  module: ParsedModule,
  facts: ModuleFacts,
  places: Places,
  failing: readonly number[],
  types: KnownTypes,
): OperatorContext {
  const root = analyzeScopes(module.program);
  const values = new Map<string, readonly unknown[]>();
  for (const { site, states } of places.expressions) {
    values.set(
      `${site.start}:${site.end}`,
      states.map((state) => state.value).filter((value) => value !== ABSENT),
    );
  }
  // Without a semicolon a statement ends where its expression does, of which more is known.
  const placeAt = new Map(
    [...places.branches, ...places.statements, ...places.expressions].map((place) => [
      `${place.site.start}:${place.site.end}`,
      place,
    ]),
  );
  const isFailing = new Set(failing);
  const valuesOf: OperatorContext['valuesOf'] = (node) => values.get(`${startOf(node)}:${endOf(node)}`) ?? [];
  return {
    source: module.source,
    facts,
    bindingsAt: (offset) => bindingsAt(root, offset),
    valuesOf,
    failingValuesOf(node) {
      const states = placeAt.get(`${startOf(node)}:${endOf(node)}`)?.states ?? [];
      return states.filter(({ test, value }) => isFailing.has(test) && value !== ABSENT).map(({ value }) => value);
    },
    typeWantedAt: (node) => types.wantedAt({ start: startOf(node), end: endOf(node) }),
    kindOf: (node) => commonKind(valuesOf(node)),
    valuesOfName(name, site) {
      const place = placeAt.get(`${site.start}:${site.end}`);
      const index = place?.names.indexOf(name) ?? -1;
      if (place === undefined || index < 0) return [];
      return place.states.map((state) => state.values[index]).filter((value) => value !== ABSENT);
    },
  };
}
