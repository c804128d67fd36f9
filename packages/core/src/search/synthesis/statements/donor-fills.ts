import type { Edit } from '../../../model/edit.ts';
import { applyEdits } from '../../../syntax/apply-edits.ts';
import { localsIn, readsThis, selfOf, type Local } from '../../../syntax/locals-in.ts';
import { endOf, startOf, textOf, type Node } from '../../../syntax/node.ts';
import { pathsOf } from '../../../syntax/path.ts';
import type { Workshop } from '../../sources.ts';
import type { Donor } from './donor-statements.ts';
import type { PointBench } from './point-bench.ts';

const MOST_TERMS = 4;
const MOST_CALLS = 2;
const LONGEST_CALL = 30;
/** Each name that has to be another one makes a copy less likely. */
const COST = { term: 0.15, perTermCost: 0.3, call: 0.35, instead: 0.4 };

interface Fill {
  readonly text: string;
  readonly cost: number;
}

/**
 * The donor's texts with every local that is not in scope replaced by what is, and each `this` by `self`. Where all are in scope, one of them may
 * still be the name of another thing: `normalize(values)` is what `built` needs here.
 */
export function fillHoles(donor: Donor, self: string, bench: PointBench, workshop: Workshop): Fill[] {
  const inScope = new Set(workshop.context.bindingsAt(bench.place.site.start).map(({ name }) => name));
  if (donor.declares.some((name) => inScope.has(name))) return [];
  const open = donor.holes.filter(({ name }) => !inScope.has(name));
  let choices: Fill[][] = [[]];
  for (const hole of open) {
    const fills = fillsFor(hole, donor, inScope, bench, workshop);
    choices = choices.flatMap((chosen) => fills.map((fill) => [...chosen, fill]));
  }
  const selves = self === 'this' ? [] : editsFor({ name: 'this', offsets: donor.selfAt }, self);
  const filled = choices.map((chosen) => ({
    text: applyEdits(donor.text, [
      ...selves,
      ...open.flatMap((hole, nth) => editsFor(hole, (chosen[nth] as Fill).text)),
    ]),
    cost: chosen.reduce((sum, { cost }) => sum + cost, 0),
  }));
  if (open.length > 0 || !donor.isLine) return filled;
  const others = donor.holes.flatMap((hole) =>
    namesFor(hole, bench, workshop).map(({ text, cost }) => ({
      text: applyEdits(donor.text, [...selves, ...editsFor(hole, text)]),
      cost: cost + COST.instead,
    })),
  );
  return [...filled, ...others];
}

/** Other names of the hole's kind. */
function namesFor(hole: Local, { pool }: PointBench, { context }: Workshop): Fill[] {
  const kind = context.kindOf(hole.node);
  if (kind === undefined) return [];
  return pool
    .terms()
    .filter((term) => term.role === 'name' && term.kind === kind && term.text !== hole.name)
    .slice(0, MOST_TERMS)
    .map(termFill);
}

function termFill({ text, cost }: Fill): Fill {
  return { text, cost: COST.term + COST.perTermCost * cost };
}

function editsFor({ name, offsets }: Pick<Local, 'name' | 'offsets'>, text: string): Edit[] {
  return offsets.map((start) => ({ start, end: start + name.length, text }));
}

/** What is in scope and of the hole's kind: names, members, and calls that the donor's own function makes. */
function fillsFor(
  hole: Local,
  donor: Donor,
  inScope: ReadonlySet<string>,
  { pool, place }: PointBench,
  { context, module }: Workshop,
): Fill[] {
  const kind = context.kindOf(hole.node);
  const terms = pool
    .terms()
    .filter((term) => term.role === 'name' || (term.role === 'member' && kind !== undefined))
    .filter((term) => kind === undefined || term.kind === kind)
    .slice(0, MOST_TERMS)
    .map(termFill);
  const isAtHome = selfOf(donor.owner) === selfOf(place.site.path);
  const calls = callsIn(donor.owner.node)
    .filter((call) => endOf(call) - startOf(call) <= LONGEST_CALL && (isAtHome || !readsThis(call)))
    .filter((call) => kind === undefined || (context.kindOf(call) ?? kind) === kind)
    .filter((call) => isKnown(call))
    .map((call) => ({ text: textOf(module.source, call), cost: COST.call }));
  return [...terms, ...calls.slice(0, MOST_CALLS)];

  function isKnown(call: Node): boolean {
    const locals = localsIn({ start: startOf(call), end: endOf(call) }, module.program);
    return locals?.every(({ name }) => inScope.has(name)) === true;
  }
}

const known = new WeakMap<Node, readonly Node[]>();

/** Who asks again for the same owner gets the same. */
function callsIn(owner: Node): readonly Node[] {
  const calls =
    known.get(owner) ??
    [...pathsOf(owner)].flatMap(({ node, parent }) =>
      node.type === 'CallExpression' && parent?.node.type !== 'ExpressionStatement' ? [node] : [],
    );
  known.set(owner, calls);
  return calls;
}
