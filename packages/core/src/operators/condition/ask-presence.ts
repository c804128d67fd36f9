import { textOf, type Node } from '../../syntax/node.ts';
import { argumentsOf, methodName } from '../shared/call.ts';
import { initialiserOf } from '../shared/initialiser-of.ts';
import { operandText } from '../shared/text.ts';
import type { Operator, OperatorSite } from '../operator.ts';

const TAKERS = /^(pop|shift|find|findLast|at)$/;

/** `const known = cache.get(key); if (known)` → `if (known !== undefined)`, `if (cache.has(key))`: also a zero or `undefined` may have been put there. */
export const askPresence: Operator = {
  name: 'ask-presence',
  family: 'condition',
  description: 'an entry of a map or table that is falsy, taken for one that is not there',
  floor: 1.4,
  on: 'expression',
  *replacements(site, { source, valuesOf }) {
    const asked = askedName(site);
    if (asked === undefined) return;
    const entry = initialiserOf(asked.name, site.path);
    const question = entry && presenceOf(entry, source);
    if (entry === undefined || (question === undefined && !isTaken(entry))) return;
    const wasFalsy = valuesOf(site.node).some((value) => Boolean(value) === asked.isNegated);
    if (!wasFalsy) return;
    const values = valuesOf(site.node.type === 'UnaryExpression' ? site.node.argument : site.node);
    const wasEmpty = values.length === 0 || values.some((value) => !value && value !== undefined);
    // Who stores no `undefined` asks for it: the smaller change. Where nothing else was falsy, it changes nothing.
    if (site.node.type !== 'BinaryExpression' && wasEmpty)
      yield { text: `${asked.name} ${asked.isNegated ? '===' : '!=='} undefined`, cost: 1.4 };
    if (question !== undefined) yield { text: asked.isNegated ? `!${question}` : question, cost: 1.5 };
  },
};

/** `known`, `known !== undefined` or `known != null` where something is decided, or the opposite of one. */
function askedName({ node, path }: OperatorSite): { name: string; isNegated: boolean } | undefined {
  if (node.type === 'UnaryExpression' && node.operator === '!' && node.argument.type === 'Identifier')
    return { name: node.argument.name, isNegated: true };
  if (node.type === 'BinaryExpression' && /^[!=]==?$/.test(node.operator) && node.left.type === 'Identifier') {
    const isMissing =
      node.right.type === 'NullLiteral' || (node.right.type === 'Identifier' && node.right.name === 'undefined');
    return isMissing ? { name: node.left.name, isNegated: node.operator.startsWith('=') } : undefined;
  }
  return node.type === 'Identifier' && path.key === 'test' ? { name: node.name, isNegated: false } : undefined;
}

/** `waiting.pop()`: whether there was one, only the result tells. */
function isTaken(entry: Node): boolean {
  return entry.type === 'CallExpression' && TAKERS.test(methodName(entry) ?? '');
}

function presenceOf(entry: Node, source: string): string | undefined {
  if (entry.type === 'MemberExpression' && entry.computed)
    return `Object.hasOwn(${textOf(source, entry.object)}, ${textOf(source, entry.property)})`;
  if (entry.type !== 'CallExpression' || entry.callee.type !== 'MemberExpression' || methodName(entry) !== 'get')
    return undefined;
  const given = argumentsOf(entry, source);
  return given?.length === 1 ? `${operandText(source, entry.callee.object)}.has(${given[0]})` : undefined;
}
