import type * as Babel from '@babel/types';
import { linksOf } from '../../syntax/links-of.ts';
import { endOf, startOf, textOf, type Node } from '../../syntax/node.ts';
import type { Path } from '../../syntax/path.ts';
import { methodName } from '../shared/call.ts';
import { itemAfter } from './item-after.ts';
import type { OperatorContext, OperatorSite, PatchOperator, PatchProposal } from '../operator.ts';
import { numberText, quote } from '../shared/text.ts';

/** Where the module or the declared type names the member, and where only the data of a failing test does: then it may be no member at all. */
const COST = { named: 1.9, seen: 3 };
/** One literal alone is mostly all that is meant. */
const ALONE = 0.3;
const MOST_MEMBERS = 4;
const LONGEST = 40;

/** What a collection answers that does not have the item. */
const IN_VAIN: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['includes', false],
  ['has', false],
  ['indexOf', -1],
]);

/**
 * `['jpg', 'png'].includes(kind)` → `['jpg', 'png', 'webp'].includes(kind)`, where a failing test asks for `'webp'`; also in a set, in a list
 * with a name, and in `kind === 'jpg' || kind === 'png'`. `kind === 'jpg'` alone is a list of one, if need be.
 */
export const addMember: PatchOperator = {
  name: 'add-member',
  family: 'missing-value',
  description: 'a kind, a state, a code or a word that a list of them does not have',
  floor: COST.named,
  on: 'module',
  unreached: true,
  *patches(sites, context) {
    const questions = sites.flatMap((site) => questionAt(site, context) ?? []);
    for (const site of sites) {
      if (site.node.type === 'ArrayExpression') yield* toList(site.node, site.path, questions, context);
      if (site.node.type === 'LogicalExpression') yield* toChain(site.node, site.path, context);
      if (site.node.type === 'BinaryExpression') yield* toOne(site.node, site.path, context);
    }
  },
};

/** A call by which failing tests ask a collection for what it does not have. */
interface Question extends Asked {
  readonly collection: Node;
}

interface Asked {
  readonly values: readonly unknown[];
  /** Those that the declared type has, if it has a list of them. */
  readonly declared: ReadonlySet<unknown>;
}

function questionAt({ node }: OperatorSite, context: OperatorContext): Question | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined;
  const answer = IN_VAIN.get(methodName(node) ?? '');
  const [argument] = node.arguments;
  if (answer === undefined || !argument || !context.failingValuesOf(node).includes(answer)) return undefined;
  return { collection: node.callee.object, ...askedAt(argument, context) };
}

function askedAt(node: Node, { failingValuesOf, typeWantedAt }: OperatorContext): Asked {
  const { constants = [] } = typeWantedAt(node) ?? {};
  return { values: failingValuesOf(node), declared: new Set(constants.map(({ value }) => value)) };
}

function* toList(
  list: Babel.ArrayExpression,
  path: Path,
  questions: readonly Question[],
  { source }: OperatorContext,
): Generator<PatchProposal> {
  const last = list.elements.at(-1);
  const known = literalsOf(list.elements);
  if (!last || known === undefined) return;
  const holder = outOfWrappers(path);
  const name = nameOf(holder);
  const asked = questions.filter(({ collection }) => {
    const isNamed = collection.type === 'Identifier' && collection.name === name;
    return isNamed || collection === holder.node;
  });
  for (const { text, cost } of newMembers(asked, known, source))
    yield { edits: [itemAfter(last, text, list, source)], cost };
}

/** `kind === 'a' || kind === 'b'`, or the same with `!==` and `&&`. */
function* toChain(
  whole: Babel.LogicalExpression,
  { parent }: Path,
  context: OperatorContext,
): Generator<PatchProposal> {
  const { source, failingValuesOf } = context;
  const { operator } = whole;
  const isPart = parent?.node.type === 'LogicalExpression' && parent.node.operator === operator;
  const comparison = operator === '||' ? '===' : '!==';
  const links = isPart || operator === '??' ? [] : linksOf(whole, operator);
  const compared = links.map((link) =>
    link.type === 'BinaryExpression' && link.operator === comparison ? link : undefined,
  );
  const [first] = compared;
  const known = literalsOf(compared.map((link) => link?.right));
  if (first === undefined || known === undefined) return;
  const left = textOf(source, first.left);
  if (compared.some((link) => link === undefined || textOf(source, link.left) !== left)) return;
  if (!failingValuesOf(whole).includes(operator === '&&')) return;
  const at = endOf(whole);
  for (const { text, cost } of newMembers([askedAt(first.left, context)], known, source))
    yield { edits: [{ start: at, end: at, text: ` ${operator} ${left} ${comparison} ${text}` }], cost };
}

/** `day === 'sat'` → `day === 'sat' || day === 'sun'`. */
function* toOne(
  question: Babel.BinaryExpression,
  { parent }: Path,
  context: OperatorContext,
): Generator<PatchProposal> {
  const { operator, left, right } = question;
  const isEqual = operator === '===';
  if ((!isEqual && operator !== '!==') || !/^(Identifier|MemberExpression|CallExpression)$/.test(left.type)) return;
  if (right.type !== 'StringLiteral' && (right.type !== 'NumericLiteral' || right.value <= 1)) return;
  const link = isEqual ? '||' : '&&';
  const up = parent?.node;
  const subject = textOf(context.source, left);
  const isLinked = up?.type === 'LogicalExpression';
  if (up?.type === 'BinaryExpression' || (isLinked && up.operator === '??')) return;
  // Of a chain of such questions the whole is asked about.
  const chain = isLinked ? linksOf(up, link) : [];
  if (chain.some((each) => each !== question && textOf(context.source, each).startsWith(`${subject} ${operator} `)))
    return;
  if (!context.failingValuesOf(question).includes(!isEqual)) return;
  const known = [right.value];
  for (const { text, cost } of newMembers([askedAt(left, context)], known, context.source)) {
    const further = ` ${link} ${subject} ${operator} ${text}`;
    const [start, end] = [startOf(left), endOf(right)];
    const isLoose = isLinked && isEqual && up.operator !== link;
    const edits = [
      ...(isLoose ? [{ start, end: start, text: '(' }] : []),
      { start: end, end, text: isLoose ? `${further})` : further },
    ];
    yield { edits, cost: cost + ALONE };
  }
}

/** Two literals or more, all texts or all numbers; else `undefined`. */
function literalsOf(nodes: readonly (Node | null | undefined)[]): readonly (string | number)[] | undefined {
  const values = nodes.map((node) =>
    node?.type === 'StringLiteral' || node?.type === 'NumericLiteral' ? node.value : undefined,
  );
  const isOfOneKind = values.every((value) => value !== undefined && typeof value === typeof values[0]);
  return values.length > 1 && isOfOneKind ? (values as (string | number)[]) : undefined;
}

function newMembers(
  asked: readonly Asked[],
  known: readonly (string | number)[],
  source: string,
): { readonly text: string; readonly cost: number }[] {
  const isNew = (value: unknown): value is string | number =>
    typeof value === typeof known[0] && !known.includes(value as string);
  // Also in a type: what TypeScript knows may come too late.
  const isNamed = (value: unknown): boolean =>
    asked.some(({ declared }) => declared.has(value)) ||
    (typeof value === 'string' && [`'${value}'`, `"${value}"`].some((literal) => source.includes(literal)));
  const members = new Set(asked.flatMap(({ values }) => values).filter(isNew));
  return [...members]
    .filter((value) => (typeof value === 'string' ? value.length <= LONGEST : Number.isFinite(value)))
    .slice(0, MOST_MEMBERS)
    .map((value) => ({
      text: typeof value === 'string' ? quote(value) : numberText(value),
      cost: isNamed(value) ? COST.named : COST.seen,
    }));
}

/** Past what says only of which type it is, and a set that is made of it. */
function outOfWrappers(path: Path): Path {
  const { parent } = path;
  if (parent === undefined) return path;
  const { node } = parent;
  const isTyped = /^(TSAsExpression|TSSatisfiesExpression|ParenthesizedExpression)$/.test(node.type);
  const isSet = node.type === 'NewExpression' && node.callee.type === 'Identifier' && node.callee.name === 'Set';
  return isTyped || (isSet && path.key === 'arguments') ? outOfWrappers(parent) : path;
}

function nameOf({ parent }: Path): string | undefined {
  const node = parent?.node;
  return node?.type === 'VariableDeclarator' && node.id.type === 'Identifier' ? node.id.name : undefined;
}
