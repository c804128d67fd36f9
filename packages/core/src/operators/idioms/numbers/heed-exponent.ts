import type * as Babel from '@babel/types';
import { endOf, startOf, textOf, type Node } from '../../../syntax/node.ts';
import { pathsOf } from '../../../syntax/path.ts';
import type { Operator, OperatorContext } from '../../operator.ts';
import { methodName } from '../../shared/call.ts';
import { isRepeatable } from '../../shared/is-repeatable.ts';

const COST = 1.3;
const COUNTS = /^(?:Member|OptionalMember|Logical|Conditional)Expression$/;

/** `(text.split('.')[1] ?? '').length` → `Math.max(0, (text.split('e')[0].split('.')[1] ?? '').length - Number(text.split('e')[1] ?? 0))`. */
export const heedExponent: Operator = {
  name: 'heed-exponent',
  family: 'operator',
  description: 'decimals counted in the text of a number, which is `1e-7` when it is small',
  floor: COST,
  on: 'expression',
  *replacements({ node }, context) {
    if (!COUNTS.test(node.type) || context.kindOf(node) !== 'number') return;
    const { source } = context;
    const text = textSplit(node, context);
    if (text === undefined) return;
    const shown = textOf(source, text);
    const digits = `${source.slice(startOf(node), startOf(text))}${shown}.split('e')[0]${source.slice(endOf(text), endOf(node))}`;
    const isClosed = /^(?:Optional)?MemberExpression$/.test(node.type);
    const count = isClosed ? digits : `(${digits})`;
    yield { text: `Math.max(0, ${count} - Number(${shown}.split('e')[1] ?? 0))`, cost: COST };
  },
};

/** What is split at its point, where a failing test has met a number with an exponent. */
function textSplit(node: Node, { source, failingValuesOf }: OperatorContext): Node | undefined {
  for (const { node: call } of pathsOf(node)) {
    if (call.type !== 'CallExpression' || methodName(call) !== 'split') continue;
    const [point] = call.arguments;
    const { object } = call.callee as Babel.MemberExpression;
    if (point?.type !== 'StringLiteral' || point.value !== '.' || !isText(object, source)) continue;
    if (failingValuesOf(object).some((value) => typeof value === 'string' && /\de-\d/.test(value))) return object;
  }
  return undefined;
}

/** `text`, `String(value)`, `value.toString()`. */
function isText(node: Node, source: string): boolean {
  if (node.type !== 'CallExpression') return isRepeatable(node);
  if (textOf(source, node.callee) === 'String') return node.arguments.every((each) => isRepeatable(each));
  return methodName(node) === 'toString' && isRepeatable((node.callee as Babel.MemberExpression).object);
}
