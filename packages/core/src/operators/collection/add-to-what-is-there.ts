import type * as Babel from '@babel/types';
import { textOf, type Node } from '../../syntax/node.ts';
import type { Path } from '../../syntax/path.ts';
import { methodName } from '../shared/call.ts';
import { isChain } from '../shared/is-chain.ts';
import type { Operator } from '../operator.ts';
import { operandText } from '../shared/text.ts';

const COST = { number: 1.5, list: 1.7 };

/** `sums.set(key, amount)` → `sums.set(key, (sums.get(key) ?? 0) + amount)`, `groups[key] = [row]` → `… [...(groups[key] ?? []), row]`. */
export const addToWhatIsThere: Operator = {
  name: 'add-to-what-is-there',
  family: 'collection',
  description: 'a sum, a count or a group under a key that each new item takes the place of, instead of being added',
  floor: COST.number,
  on: 'expression',
  *replacements({ node, path }, { source, kindOf }) {
    const held = heldAt(path, source);
    const text = textOf(source, node);
    // What is made from what was there is added to it already.
    if (held === undefined || text.includes(held)) return;
    if (kindOf(node) === 'number' && node.type !== 'NumericLiteral')
      yield { text: `(${held} ?? 0) + ${operandText(source, node)}`, cost: COST.number };
    if (node.type === 'NumericLiteral' && node.value === 1) yield { text: `(${held} ?? 0) + 1`, cost: COST.number };
    if (node.type === 'ArrayExpression' && node.elements.length > 0)
      yield { text: `[...(${held} ?? []), ${text.slice(1)}`, cost: COST.list };
  },
};

/** How to read what lies where the value is put: `sums.get(key)`, `groups[key]`. */
function heldAt({ parent, key, index }: Path, source: string): string | undefined {
  const up = parent?.node;
  if (up?.type === 'AssignmentExpression')
    return key === 'right' && up.operator === '=' && isKeyed(up.left) ? textOf(source, up.left) : undefined;
  if (up?.type !== 'CallExpression' || key !== 'arguments' || index !== 1 || methodName(up) !== 'set') return undefined;
  const { object } = up.callee as Babel.MemberExpression;
  const [at] = up.arguments;
  if (up.arguments.length !== 2 || at === undefined || !isChain(object)) return undefined;
  return `${textOf(source, object)}.get(${textOf(source, at)})`;
}

function isKeyed(target: Node): boolean {
  return target.type === 'MemberExpression' && target.computed && isChain(target);
}
