import type { Operator, OperatorContext } from '../operator.ts';
import { isFunction, textOf, type Node } from '../../syntax/node.ts';
import { methodName } from '../shared/call.ts';
import { numberText, operandText } from '../shared/text.ts';
import { isList } from '../shared/value-kind.ts';

/** `sum / list.length` → `list.length === 0 ? 0 : sum / list.length`, where nothing was divided, folded or compared. */
export const answerEmpty: Operator = {
  name: 'answer-empty',
  family: 'missing-value',
  description: 'an empty list divided by its length, folded without a start, or asked for its largest item',
  floor: 1.8,
  on: 'expression',
  *replacements({ node }, context) {
    const { source, facts } = context;
    const whole = textOf(source, node);
    const question = emptyQuestion(node, context);
    if (question !== undefined) {
      const numbers = facts.expectedNumbers.slice(0, 3).map(numberText);
      for (const [index, answer] of ['0', 'undefined', 'null', ...numbers].entries())
        yield { text: `${question} ? ${answer} : ${whole}`, cost: 1.8 + 0.1 * Math.min(index, 3) };
    }
    const spread = spreadOfExtreme(node, source);
    if (spread !== undefined && spread.seen(context)) {
      yield { text: `${spread.call}(0, ${spread.list})`, cost: 1.8 };
    }
  },
};

function emptyQuestion(node: Node, { source, valuesOf }: OperatorContext): string | undefined {
  if (node.type === 'BinaryExpression' && /^[/%]$/.test(node.operator)) {
    return valuesOf(node.right).includes(0) ? `${operandText(source, node.right)} === 0` : undefined;
  }
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined;
  const folds = /^reduce(Right)?$/.test(methodName(node) ?? '') && node.arguments.length === 1;
  const list = folds && isFunction(node.arguments[0] as Node) ? node.callee.object : undefined;
  return list !== undefined && valuesOf(list).some(isEmpty) ? `${operandText(source, list)}.length === 0` : undefined;
}

/** `Math.max(...list)` or `Math.min(...list)`. */
function spreadOfExtreme(
  node: Node,
  source: string,
): { call: string; list: string; seen: (context: OperatorContext) => boolean } | undefined {
  if (node.type !== 'CallExpression' || node.arguments.length !== 1) return undefined;
  const call = textOf(source, node.callee);
  const [only] = node.arguments;
  if (!/^Math\.(max|min)$/.test(call) || only?.type !== 'SpreadElement') return undefined;
  const list = only.argument;
  return { call, list: textOf(source, only), seen: ({ valuesOf }) => valuesOf(list).some(isEmpty) };
}

function isEmpty(value: unknown): boolean {
  return isList(value) && value.length === 0;
}
