import { isFunction, isLoop, textOf, type Node } from '../../syntax/node.ts';
import { enclosing } from '../../syntax/path.ts';
import type { Operator } from '../operator.ts';

const LARGEST = /^(max|longest|largest|highest|biggest|greatest|best|most|peak|latest|last)(?![a-z])|Max$/;
const SMALLEST = /^(min|shortest|smallest|lowest|least|fewest|cheapest|nearest|closest|earliest|first)(?![a-z])|Min$/;

/** `longest = length` → `longest = Math.max(longest, length)`, where the name says that it is to be the largest so far. */
export const keepExtreme: Operator = {
  name: 'keep-extreme',
  family: 'variable',
  description: 'a running maximum or minimum that takes each value, or one that is worse than what it had',
  floor: 1,
  on: 'expression',
  *replacements(site, { source, kindOf, failingValuesOf, valuesOfName }) {
    const { node, path } = site;
    const up = path.parent?.node;
    if (up?.type !== 'AssignmentExpression' || up.operator !== '=' || path.key !== 'right') return;
    if (node.type.endsWith('Literal') || kindOf(node) !== 'number') return;
    const [kept, text] = [textOf(source, up.left), textOf(source, node)];
    // What is made from the last one is no new candidate for the place.
    if (text.includes(kept)) return;
    const name = nameOf(up.left);
    if (LARGEST.test(name)) yield { text: `Math.max(${kept}, ${text})`, cost: 1 };
    if (SMALLEST.test(name)) yield { text: `Math.min(${kept}, ${text})`, cost: 1 };
    // In a loop, what falls behind what was reached already is told by the values.
    const isLooped = enclosing(path, (each) => isLoop(each) || isFunction(each))?.node.type.startsWith('For');
    const fallsBack =
      isLooped === true && up.left.type === 'Identifier' && isLess(failingValuesOf(node), valuesOfName(name, site));
    if (fallsBack) yield { text: `Math.max(${kept}, ${text})`, cost: 1.5 };
    // `last[1] = end`: a place in a list has no name that could tell. `last.end = span.end`: the same of two, made one.
    if (name !== '' && (up.left.type !== 'MemberExpression' || nameOf(node) !== name)) return;
    yield { text: `Math.max(${kept}, ${text})`, cost: 1.7 };
    yield { text: `Math.min(${kept}, ${text})`, cost: 1.8 };
  },
};

/** The name that says what is kept; empty for what has none. */
function nameOf(target: Node): string {
  if (target.type === 'Identifier') return target.name;
  if (target.type !== 'MemberExpression' || target.computed || target.property.type !== 'Identifier') return '';
  return target.property.name;
}

function isLess(values: readonly unknown[], before: readonly unknown[]): boolean {
  const reached = Math.max(...before.filter((value) => typeof value === 'number'));
  return values.some((value) => typeof value === 'number' && value < reached);
}
