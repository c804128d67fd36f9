import type * as Babel from '@babel/types';
import { isFunction, textOf, type Node } from '../../../syntax/node.ts';
import { freeName } from '../../shared/free-name.ts';
import { initialiserOf } from '../../shared/initialiser-of.ts';
import { isRepeatable } from '../../shared/is-repeatable.ts';
import type { Operator, OperatorSite } from '../../operator.ts';

const COST = 1.5;

/** `Array.from({ length: n }, () => share)` → `Array.from({ length: n }, (_, index) => share + (index < total % n ? 1 : 0))`. */
export const handOutRest: Operator = {
  name: 'hand-out-rest',
  family: 'arguments',
  description: 'equal shares rounded down, and what is left over lost',
  floor: COST,
  on: 'expression',
  *replacements(site, { source }) {
    const { node } = site;
    if (!isFunction(node) || node.params.length > 0 || node.body.type !== 'Identifier' || node.async) return;
    const index = freeName(site.path, ['index', 'nth', 'i']);
    const division = flooredIn(node.body.name, site, source);
    if (index === undefined || division === undefined) return;
    const [total, parts] = [textOf(source, division.left), textOf(source, division.right)];
    yield { text: `(_, ${index}) => ${node.body.name} + (${index} < ${total} % ${parts} ? 1 : 0)`, cost: COST };
  },
};

/** `total / n` in `const share = Math.floor(total / n)`. */
function flooredIn(name: string, { path }: OperatorSite, source: string): Babel.BinaryExpression | undefined {
  const share = initialiserOf(name, path);
  const division = share && rounded(share, source);
  if (division?.type !== 'BinaryExpression' || division.operator !== '/' || !isRepeatable(division)) return undefined;
  return isName(division.left) && isName(division.right) ? division : undefined;
}

function rounded(node: Node, source: string): Node | undefined {
  const isFloor = node.type === 'CallExpression' && /^Math\.(floor|trunc)$/.test(textOf(source, node.callee));
  return isFloor ? node.arguments[0] : undefined;
}

/** What can stand on either side of `%` as it is. */
function isName({ type }: Node): boolean {
  return type === 'Identifier' || type === 'MemberExpression' || type === 'NumericLiteral';
}
