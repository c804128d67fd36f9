import type { ValueKind } from '../../../model/value-kind.ts';
import { isWorkedOut, WORKED_OUT } from '../../../operators/shared/worked-out.ts';
import { childrenOf, startOf, textOf, type Node } from '../../../syntax/node.ts';
import type { ExpressionPlace } from '../../localize/place.ts';
import type { Workshop } from '../../sources.ts';
import type { Term } from './term.ts';

const BASE = { name: 1, other: 1.2 };
/** What stands beside the place already, in the same operation or call. */
const SAME_AGAIN = 0.5;
/** Another condition drops what was asked; to ask one thing more is likelier. */
const DROPS = 0.6;
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
/** A question in the place of the `false` of `isOpen === false`. */
const ASKED_TWICE = 0.8;
const EVERYDAY = /^(?:-?[01]|''|""|\[\]|true|false|null|undefined)$/;
/** A constant added or taken away. */
const STEP = /[-+] \d+$/;
const SHAPES = /^Math\.(abs|floor|ceil|round|trunc)\(/;

/** What is known of the expression that terms are to take the place of. */
interface Replaced {
  readonly kind: ValueKind | undefined;
  readonly isTest: boolean;
}

/** What a term costs in the place of an expression, with what it costs more for its kind, and without the penalty of the place. */
export function termPrices(
  place: ExpressionPlace,
  { context }: Workshop,
  { kind, isTest }: Replaced,
): (term: Term, mismatch: number) => number {
  const { path } = place.site;
  const siblings = siblingTexts(place, context.source);
  const asks = isTest || (/^(Binary|Logical)Expression$/.test(path.node.type) && kind === 'boolean');
  const callsOwn = isOwnCall(path.node, context);
  const isTotal = isWorkedOut({ ...place.site, node: path.node }, context);
  const isLiteral = path.node.type.endsWith('Literal') && path.node.type !== 'TemplateLiteral';
  const up = path.parent?.node;
  const isReturned = up?.type === 'ReturnStatement';
  const isVerdict = path.node.type === 'BooleanLiteral' && up?.type === 'BinaryExpression';

  const dearer = ({ role, text, keepsOriginal }: Term): number => {
    const isMade = role === 'made' && !keepsOriginal;
    const duplicate = role !== 'literal' && siblings.has(text) ? SAME_AGAIN : 0;
    const drops = asks && isMade ? DROPS : 0;
    const gone = !keepsOriginal && callsOwn ? OWN_CALL : 0;
    const other = !isTest && isMade && kind === 'number' ? OTHER_SUM : 0;
    const last = isReturned && keepsOriginal && SHAPES.test(text) ? LAST_STEP : 0;
    const isConstant = role === 'literal' && !isLiteral;
    const foreign = EVERYDAY.test(text) ? 0 : FOREIGN_CONSTANT;
    const hardCoded = !isConstant ? 0 : isReturned ? HARD_CODED : foreign;
    const stepped = isTotal && keepsOriginal && STEP.test(text) ? WORKED_OUT : 0;
    const twice = isVerdict && isMade ? ASKED_TWICE : 0;
    return duplicate + drops + gone + other + last + hardCoded + stepped + twice;
  };
  return (term, mismatch) => {
    const base = term.role === 'name' && mismatch === 0 ? BASE.name : BASE.other;
    return base + term.cost + mismatch + dearer(term);
  };
}

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
