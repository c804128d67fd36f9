import { leavesOut } from '../../model/search-part.ts';
import type { ValueKind } from '../../model/value-kind.ts';
import { isWorkedOut, WORKED_OUT } from '../../operators/shared/worked-out.ts';
import { commonKind } from '../../operators/shared/value-kind.ts';
import { childrenOf, startOf, textOf, type Node } from '../../syntax/node.ts';
import type { Proposal } from '../frontier.ts';
import type { ExpressionPlace } from '../place.ts';
import type { Workshop } from '../sources.ts';
import { editFor } from '../splice.ts';
import { addAtoms } from './atoms.ts';
import { callsItself } from './calls-itself.ts';
import { isPure } from './is-pure.ts';
import { typeFit } from './type-fit.ts';
import { createPool, type Pool } from './pool.ts';
import { chosenStates, completeTests } from './states.ts';
import type { Term } from './term.ts';
import { hasNoEffect, truthVector } from './truth.ts';

/** The terms of one expression's place, and what of them is worth a try. */
export interface ExpressionBench {
  readonly pool: Pool;
  /** Of the expression's own values; `undefined` when it never had one. */
  readonly kind: ValueKind | undefined;
  /** Only its truth matters, or may matter. */
  readonly isTest: boolean;
  /** The expression's own values, by state. */
  readonly before: readonly unknown[];
  /** Whether an expression with these values can change a failing test, and is not the fourth of its kind. */
  isWorthwhile(values: readonly unknown[], keepsOriginal: boolean): boolean;
  propose(text: string, cost: number): Proposal;
  /** Proposes the terms of the pool that were not proposed before. */
  emit(): Generator<Proposal>;
}

const MOST_AT_ONCE = 600;
/** Something in the place of a call of the module's own function: it was called for something. */
const OWN_CALL = 0.5;
/** A number put together from others in the place of one: who only forgot something keeps what stands there. */
const OTHER_SUM = 0.15;
/** Sign and rounding are given to a result where it leaves the function, seldom on the way. */
const LAST_STEP = -0.1;
/** A function that gives one constant back, whatever it is asked. */
const HARD_CODED = 0.6;
/** A constant of another place in the place of a value that changes. 0 and 1 are of no place. */
const FOREIGN_CONSTANT = 0.3;
const EVERYDAY = /^(?:-?[01]|''|""|\[\]|true|false|null|undefined)$/;
/** The 0 of `list.length === 0`: there is nothing else that it could have been meant to be. */
const MEANT = 0.5;
/** A constant added or taken away. */
const STEP = /[-+] \d+$/;
const SHAPES = /^Math\.(abs|floor|ceil|round|trunc)\(/;

/** Opens the bench: evaluates the atoms of the place. */
export function openBench(place: ExpressionPlace, workshop: Workshop): ExpressionBench {
  const { context, spectrum } = workshop;
  const { path } = place.site;
  const states = chosenStates(place, spectrum);
  const complete = completeTests(place, states, workshop);
  const before = states.map((state) => state.value);
  const kind = commonKind(before);
  const isTest = path.key === 'test' || path.parent?.node.type === 'LogicalExpression';
  const asks = isTest || (/^(Binary|Logical)Expression$/.test(path.node.type) && kind === 'boolean');
  const pure = isPure(path.node);
  // What a call of itself gave came from the fault: terms that were equal then may differ when it is mended.
  const pool = createPool(workshop, callsItself(path));
  pool.add(textOf(context.source, path.node), 0.2, before, 'original', true);
  addAtoms(pool, place, states, workshop);

  const siblings = siblingTexts(place, context.source);
  const penalty = workshop.penaltyOf(place) + (asksWhetherEmpty(path) ? MEANT : 0);
  const emitted = new Set<string>();
  const callsOwn = isOwnCall(path.node, context);
  const isTotal = isWorkedOut({ ...place.site, node: path.node }, context);
  const isLiteral = path.node.type.endsWith('Literal') && path.node.type !== 'TemplateLiteral';
  const isReturned = path.parent?.node.type === 'ReturnStatement';
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
    isWorthwhile,
    propose,
    *emit(): Generator<Proposal> {
      let count = 0;
      for (const term of pool.terms()) {
        const mismatch = isTest ? mismatchCost(term, kind, isTest) : typed(term, mismatchCost(term, kind, isTest));
        if (term.role === 'original' || emitted.has(term.text) || mismatch === undefined) continue;
        emitted.add(term.text);
        if (!isWorthwhile(term.values, term.keepsOriginal)) continue;
        const duplicate = term.role !== 'literal' && siblings.has(term.text) ? 0.5 : 0;
        // Another condition drops what was asked; to ask one thing more is likelier.
        const drops = asks && term.role === 'made' && !term.keepsOriginal ? 0.6 : 0;
        const gone = !term.keepsOriginal && callsOwn ? OWN_CALL : 0;
        const other = !isTest && term.role === 'made' && !term.keepsOriginal && kind === 'number' ? OTHER_SUM : 0;
        const last = isReturned && term.keepsOriginal && SHAPES.test(term.text) ? LAST_STEP : 0;
        const isConstant = term.role === 'literal' && !isLiteral;
        const foreign = EVERYDAY.test(term.text) ? 0 : FOREIGN_CONSTANT;
        const hardCoded = !isConstant ? 0 : isReturned ? HARD_CODED : foreign;
        const stepped = isTotal && term.keepsOriginal && STEP.test(term.text) ? WORKED_OUT : 0;
        const base =
          gone + other + last + stepped + hardCoded + (term.role === 'name' && mismatch === 0 ? 1 : 1.2) + drops;
        yield propose(term.text, base + term.cost + mismatch + duplicate);
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

function siblingTexts({ site }: ExpressionPlace, source: string): Set<string> {
  const up = site.path.parent?.node;
  if (up === undefined || !/^(Binary|Logical|Call|New)Expression$/.test(up.type)) return new Set();
  return new Set(
    childrenOf(up)
      .filter(({ node }) => startOf(node) !== site.start)
      .map(({ node }) => textOf(source, node)),
  );
}

function isOwnCall(node: Node, { facts }: Workshop['context']): boolean {
  return node.type === 'CallExpression' && node.callee.type === 'Identifier' && facts.functions.has(node.callee.name);
}
