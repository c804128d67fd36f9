import { IDIOMS, PATCH_IDIOMS } from '../operators/idioms/idioms.ts';
import type { Operator, OperatorContext, OperatorSite, PatchOperator } from '../operators/operator.ts';
import { OPERATORS, PATCH_OPERATORS } from '../operators/registry.ts';
import type { EmptyCollections } from './priors/empty-collections.ts';
import type { Price } from './priors/lint-prior.ts';
import { leavesOut, type LeavingOut } from '../model/search-part.ts';
import type { Node } from '../syntax/node.ts';
import type { Path } from '../syntax/path.ts';
import type { ExpressionSite } from '../syntax/sites.ts';
import type { ParsedModule } from '../syntax/parse.ts';
import type { Proposal, Source } from './frontier.ts';
import type { KnownTypes } from './declared-types/known-types.ts';
import type { Twins } from './twins/likewise.ts';
import { penalties, reachedByAll, reachedByAny, type Spectrum } from './localize/localize.ts';
import type { ExpressionPlace, Place, Places, StatementPlace } from './localize/place.ts';
import { editFor } from './print/splice.ts';
import { statementEdit } from './print/statement-edit.ts';
import type { Fingerprint } from './synthesis/terms/fingerprint.ts';
import { withTwins, type TwinParts } from './twins/with-twins.ts';

const idioms: ReadonlySet<Operator | PatchOperator> = new Set([...IDIOMS, ...PATCH_IDIOMS]);

/** What proposals are made from; `price` adds to an operator's cost what the patch itself tells. */
export interface Workshop extends LeavingOut {
  readonly module: ParsedModule;
  readonly context: OperatorContext;
  readonly places: Places;
  readonly spectrum: Spectrum;
  readonly types: KnownTypes;
  readonly penaltyOf: ReturnType<typeof penalties>;
  readonly price: Price;
  readonly empty: EmptyCollections;
  readonly fingerprint: Fingerprint;
  readonly twins: Twins;
}

/** Every operator at every place that `isWanted`, none of them run yet. */
export function operatorSources(
  workshop: Workshop,
  isWanted: (place: Place, spectrum: Spectrum) => boolean = reachFor(workshop),
): Source[] {
  const { places, spectrum } = workshop;
  const all = [...places.expressions, ...places.statements, ...places.branches];
  const wanted = all.filter((place) => isWanted(place, spectrum));
  const parts = {
    twins: workshop.twins,
    tried: new Set(wanted.map(({ site }) => site)),
    price: workshop.price,
    source: workshop.context.source,
  };
  return wanted.flatMap((place) =>
    OPERATORS.filter((operator) => operator.on === place.site.kind && isThere(operator, workshop)).map((operator) =>
      atPlace(operator, place, workshop, parts),
    ),
  );
}

function isThere(operator: Operator | PatchOperator, without: LeavingOut): boolean {
  return !leavesOut(without, operator.family) && !(leavesOut(without, 'idioms') && idioms.has(operator));
}

/** Only an edit that every failing test comes by can turn all of them. */
export function reachFor(workshop: LeavingOut): typeof reachedByAll {
  return leavesOut(workshop, 'reach') ? reachedByAny : reachedByAll;
}

/** Edits that belong together, wherever some failing test comes by. */
export function patchSources(workshop: Workshop): Source[] {
  return PATCH_OPERATORS.filter((operator) => isThere(operator, workshop)).map((operator) =>
    everywhere(operator, workshop),
  );
}

function atPlace(
  operator: Operator,
  place: ExpressionPlace | StatementPlace,
  workshop: Workshop,
  parts: TwinParts,
): Source {
  const { site } = place;
  const penalty = workshop.penaltyOf(place);
  const madeOf = (other: ExpressionSite): string[] =>
    [...operator.replacements(asTarget(other), workshop.context)].map(({ text }) => text);
  return {
    operator: operator.name,
    bound: operator.floor + penalty,
    *expand() {
      let nth = -1;
      for (const { text, cost } of operator.replacements(asTarget(site), workshop.context)) {
        nth++;
        const edits = [site.kind === 'expression' ? editFor(site, text) : statementEdit(site, text, parts.source)];
        const syntax = site.kind === 'expression' ? 'expression' : 'statements';
        const proposal: Proposal = {
          edits,
          operator: operator.name,
          cost: cost + penalty + workshop.price(edits),
          syntax,
          tier: 0,
        };
        if (site.kind === 'statement' || leavesOut(workshop, 'uniform')) yield proposal;
        else yield* withTwins(proposal, { site, text, cost: cost + penalty, nth, madeOf }, parts);
      }
    },
  };
}

function asTarget({ path, start, end }: Place['site']): OperatorSite {
  return { node: path.node, path, start, end };
}

function everywhere(operator: PatchOperator, workshop: Workshop): Source {
  const { places, spectrum, context } = workshop;
  return {
    operator: operator.name,
    bound: operator.floor,
    *expand() {
      const all = [...places.expressions, ...places.statements];
      const reached = operator.unreached
        ? all
        : withNext(
            all.filter((place) => reachedByAny(place, spectrum)),
            all,
          );
      const sites = reached.map(({ site }) => asTarget(site));
      for (const { edits, cost } of operator.patches(sites, context)) {
        yield {
          edits,
          operator: operator.name,
          cost: cost + workshop.price(edits),
          syntax: 'module',
          tier: 0,
        } satisfies Proposal;
      }
    },
  };
}

/** And the statements right behind them: what returned too early is why they were not reached. */
function withNext(reached: readonly Place[], all: readonly Place[]): Place[] {
  const nodes = new Set(reached.map(({ site }) => site.path.node));
  const isNext = ({ site: { kind, path } }: Place): boolean => {
    const list =
      kind === 'statement' ? ((path.parent as Path).node as unknown as Record<string, unknown>)[path.key] : undefined;
    return Array.isArray(list) && nodes.has(list[(path.index ?? 0) - 1] as Node);
  };
  return all.filter((place) => nodes.has(place.site.path.node) || isNext(place));
}
