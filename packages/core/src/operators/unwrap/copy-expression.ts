import { localsIn, type Local } from '../../syntax/locals-in.ts';
import { isFunction, textOf, type Node } from '../../syntax/node.ts';
import { enclosingFunction, programOf } from '../../syntax/path.ts';
import { patternNames } from '../../syntax/scope.ts';
import { isAlike, placeOf, renamed, type CopyPlace } from './copy-place.ts';
import { donorExpressions, type Donor, type DonorExpressions, type Wrap } from './donor-expressions.ts';
import { memberShape, shapeOf } from './expression-shape.ts';
import type { Operator, OperatorSite, Replacement } from '../operator.ts';

const COST = {
  wrap: 1.6,
  wholeCondition: 1.2,
  likeMember: 1.8,
  sum: 2.4,
  condition: 1.6,
  total: 1.7,
  call: 1.9,
  often: -0.2,
};
const MOST_CONDITIONS = 12;
const MOST_CALLS = 4;

/**
 * `this.all` → `this.all.filter((each) => !each.left)`, `each.isAdmin` → `each.isAdmin && !each.left`, `each.price * each.count` →
 * `totalOf(each)`, where the module has it so elsewhere: code that is missing is often there already, a few lines away
 * (the plastic surgery hypothesis: Barr et al. 2014).
 */
export const copyExpression: Operator = {
  name: 'copy-expression',
  family: 'unwrap',
  description: 'a step that other places of the module take: a filter, a key made alike, one more condition, a total',
  floor: COST.wholeCondition + COST.often,
  on: 'expression',
  *replacements(site, context) {
    const program = programOf(site.path);
    const locals = localsIn(site, program);
    if (locals === undefined) return;
    const place = placeOf(site, locals, context);
    const donors = donorExpressions(program, context.source);
    const shape = shapeOf(place.text, locals);
    const alike = memberShape(site.node, shape);
    const seen = new Set<string>();
    yield* wrapped(place, donors.wraps.get(shape) ?? [], COST.wrap, seen);
    if (alike !== undefined) yield* wrapped(place, donors.wraps.get(alike) ?? [], COST.likeMember, seen);
    yield* joined(place, donors.conditions);
    yield* called(place, donors.calls);
  },
};

/** With what the module does elsewhere with the same, or with the same of another local or member. */
function* wrapped(place: CopyPlace, wraps: readonly Wrap[], cost: number, seen: Set<string>): Generator<Replacement> {
  const { site, locals, context } = place;
  const isBare = site.node.type === 'Identifier';
  for (const { donor, inner } of wraps) {
    if (isBare && inner.locals[0] !== locals[0]?.name) continue;
    // `f(a, b)` and `f(c, c)` look alike and are not.
    if (inner.locals.length !== locals.length) continue;
    const names = new Map(inner.locals.map((name, nth) => [name, (locals[nth] as Local).name]));
    const text = renamed(donor, names, place, inner);
    if (text === undefined || seen.has(text)) continue;
    seen.add(text);
    if (isDoneHere(text, site, context.source) || !isAlike(donor, place)) continue;
    const isWhole = donor.node.type === 'LogicalExpression' && !isBare;
    // What a name is reckoned with is no step that was forgotten elsewhere.
    const isSum = donor.node.type === 'BinaryExpression' && isBare;
    yield { text, cost: (isWhole ? COST.wholeCondition : isSum ? COST.sum : cost) + often(donor) };
  }
}

/** What is so already, or would be so twice: `list.filter(f).filter(f)`. */
function isDoneHere(text: string, { path, start }: OperatorSite, source: string): boolean {
  const up = path.parent?.node;
  return source.startsWith(text, start) || (up !== undefined && textOf(source, up) === text);
}

/** With one more condition, or with one that does as well. */
function* joined(place: CopyPlace, conditions: DonorExpressions['conditions']): Generator<Replacement> {
  const { site, text, locals, context } = place;
  const up = site.path.parent?.node;
  // A statement asks nothing.
  if (up?.type === 'ExpressionStatement') return;
  const isAsked = up?.type === 'IfStatement' || context.kindOf(site.node) === 'boolean';
  if (!isAsked || up?.type === 'LogicalExpression' || up?.type === 'UnaryExpression') return;
  const own = new Set(locals.map(({ name }) => name));
  const [parameter] = parametersAround(site);
  const near = conditions.filter(({ donor }) => donor.self === undefined || donor.self === place.self);
  let left = MOST_CONDITIONS;
  for (const { donor, joint } of near.toSorted((a, b) => b.donor.copies - a.donor.copies)) {
    const others = donor.locals.filter(({ name }) => !place.inScope.has(name));
    if (others.length > 1 || (others.length > 0 && parameter === undefined)) continue;
    const names = new Map(others.map(({ name }) => [name, parameter as string]));
    const isOfUse = donor.locals.some(({ name }) => own.has(names.get(name) ?? name)) || donor.locals.length === 0;
    const more = isOfUse ? renamed(donor, names, place) : undefined;
    if (more === undefined || text.includes(more) || left-- <= 0) continue;
    const first = isLooser(site.node, joint) ? `(${text})` : text;
    yield { text: `${first} ${joint} ${more}`, cost: COST.condition + often(donor) };
  }
}

function parametersAround({ path }: OperatorSite): string[] {
  const own = enclosingFunction(path)?.node;
  return own !== undefined && isFunction(own) ? own.params.flatMap(patternNames) : [];
}

function isLooser(node: Node, joint: '&&' | '||'): boolean {
  if (node.type === 'LogicalExpression') return node.operator !== joint;
  return /^(Conditional|Assignment|Arrow|Yield|Sequence)/.test(node.type);
}

/** With a call that the module makes elsewhere of the same locals. */
function* called(place: CopyPlace, calls: DonorExpressions['calls']): Generator<Replacement> {
  const { site, text, locals } = place;
  if (!/^(Binary|Logical|Conditional|Template|Call|Member)/.test(site.node.type) || locals.length === 0) return;
  const cost = /^(Call|Member)/.test(site.node.type) ? COST.call : COST.total;
  const own = locals.map(({ name }) => name);
  let left = MOST_CALLS;
  for (const donor of calls) {
    const names = donor.locals.map(({ name }) => name);
    const [only] = names;
    const isOther = names.length === 1 && own.length === 1 && only !== own[0];
    if (names.length === 0 || (!isOther && names.some((name) => !own.includes(name)))) continue;
    const made = renamed(donor, new Map(isOther ? [[only as string, own[0] as string]] : []), place);
    if (made === undefined || made.includes(text) || text.includes(made) || !isAlike(donor, place)) continue;
    if (left-- <= 0) return;
    yield { text: made, cost: cost + often(donor) };
  }
}

function often({ copies }: Donor): number {
  return copies > 1 ? COST.often : 0;
}
