import { leavesOut } from '../../../model/search-part.ts';
import type { ValueKind } from '../../../model/value-kind.ts';
import { commonKind } from '../../../operators/shared/value-kind.ts';
import { textOf } from '../../../syntax/node.ts';
import type { Proposal } from '../../frontier.ts';
import type { ExpressionPlace } from '../../localize/place.ts';
import type { Workshop } from '../../sources.ts';
import { editFor } from '../../print/splice.ts';
import { addAtoms } from '../terms/atoms.ts';
import { callsItself } from './calls-itself.ts';
import { isPure } from './is-pure.ts';
import { typeFit } from '../terms/type-fit.ts';
import { createPool, type Pool } from '../terms/pool.ts';
import { suspectStates } from '../terms/seen-limits.ts';
import { chosenStates, completeTests } from '../terms/states.ts';
import type { Term } from '../terms/term.ts';
import { termPrices } from '../terms/term-prices.ts';
import { hasNoEffect, truthVector } from '../terms/truth.ts';

/** The terms of one expression's place, and what of them is worth a try. */
export interface ExpressionBench {
  readonly pool: Pool;
  /** Of the expression's own values; `undefined` when it never had one. */
  readonly kind: ValueKind | undefined;
  /** Only its truth matters, or may matter. */
  readonly isTest: boolean;
  /** The expression's own values, by state. */
  readonly before: readonly unknown[];
  /** As `addSeenLimits` wants them. */
  readonly suspects: readonly ReadonlySet<number>[];
  /** Whether an expression with these values can change a failing test, and is not the fourth of its kind. */
  isWorthwhile(values: readonly unknown[], keepsOriginal: boolean): boolean;
  propose(text: string, cost: number): Proposal;
  /** Proposes the terms of the pool that were not proposed before. */
  emit(): Generator<Proposal>;
}

const MOST_AT_ONCE = 600;
/** The 0 of `list.length === 0`: there is nothing else that it could have been meant to be. */
const MEANT = 0.5;

/** Opens the bench: evaluates the atoms of the place. */
export function openBench(place: ExpressionPlace, workshop: Workshop): ExpressionBench {
  const { context, spectrum } = workshop;
  const { path } = place.site;
  const states = chosenStates(place, spectrum);
  const complete = completeTests(place, states, workshop);
  const before = states.map((state) => state.value);
  const kind = commonKind(before);
  const isTest = path.key === 'test' || path.parent?.node.type === 'LogicalExpression';
  const pure = isPure(path.node);
  // What a call of itself gave came from the fault: terms that were equal then may differ when it is mended.
  const pool = createPool(workshop, callsItself(path));
  pool.add(textOf(context.source, path.node), 0.2, before, 'original', true);
  addAtoms(pool, place, states, workshop);

  const priceOf = termPrices(place, workshop, { kind, isTest });
  const penalty = workshop.penaltyOf(place) + (asksWhetherEmpty(path) ? MEANT : 0);
  const emitted = new Set<string>();
  const truths = new Map<string, number>();
  const isWorthwhile = (values: readonly unknown[], keepsOriginal: boolean): boolean => {
    if ((pure || keepsOriginal) && hasNoEffect(before, values, complete, path.key === 'test')) return false;
    if (path.key !== 'test') return true;
    // To ask one thing more and to ask another thing are two kinds of edits: neither takes the other's place.
    const vector = `${keepsOriginal} ${truthVector(values)}`;
    truths.set(vector, (truths.get(vector) ?? 0) + 1);
    return (truths.get(vector) as number) <= 3 || leavesOut(workshop, 'truth-classes');
  };
  const typed = typeFit(place.site, workshop.types);
  const propose = (text: string, cost: number): Proposal => {
    const edits = [editFor(place.site, text)];
    return {
      edits,
      operator: 'replace-expression',
      cost: cost + penalty + workshop.price(edits),
      syntax: 'expression',
      tier: 0,
    };
  };
  return {
    pool,
    kind,
    isTest,
    before,
    suspects: suspectStates(states, new Set(spectrum.failing), complete),
    isWorthwhile,
    propose,
    *emit(): Generator<Proposal> {
      let count = 0;
      for (const term of pool.terms()) {
        const mismatch = isTest ? mismatchCost(term, kind, isTest) : typed(term, mismatchCost(term, kind, isTest));
        if (term.role === 'original' || emitted.has(term.text) || mismatch === undefined) continue;
        emitted.add(term.text);
        if (!isWorthwhile(term.values, term.keepsOriginal)) continue;
        yield propose(term.text, priceOf(term, mismatch));
        if (++count >= MOST_AT_ONCE) return;
      }
    },
  };
}

function asksWhetherEmpty({ node, parent, key }: ExpressionPlace['site']['path']): boolean {
  if (node.type !== 'NumericLiteral' || node.value !== 0 || parent?.node.type !== 'BinaryExpression') return false;
  const { left, right, operator } = parent.node;
  const asked = key === 'right' ? left : right;
  if (!/^[=!]==?$|^>$/.test(operator) || asked.type !== 'MemberExpression') return false;
  return asked.property.type === 'Identifier' && /^(length|size)$/.test(asked.property.name);
}

/** What a term of another kind costs more; `undefined` when it makes no sense there. */
function mismatchCost(term: Term, kind: Term['kind'] | undefined, isTest: boolean): number | undefined {
  if (kind === undefined) return 0.5;
  if (term.kind === kind) return 0;
  if (isTest) return term.role === 'name' || term.role === 'member' || term.kind === 'boolean' ? 0.4 : undefined;
  if (term.role === 'name' || term.kind === 'missing') return isReckoned(kind) && isHeld(term.kind) ? 1.2 : 0.7;
  return term.cost <= 1.5 && term.role !== 'literal' ? 1 : undefined;
}

/** Nobody reckons with a list. */
const isReckoned = (kind: Term['kind']): boolean => kind === 'number' || kind === 'string';
const isHeld = (kind: Term['kind']): boolean => /^(array|object|map|set|function)$/.test(kind ?? '');
