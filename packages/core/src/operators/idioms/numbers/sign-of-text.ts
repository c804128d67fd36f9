import { textOf, type Node } from '../../../syntax/node.ts';
import type { Operator, OperatorContext, OperatorSite } from '../../operator.ts';
import { initialiserOf } from '../../shared/initialiser-of.ts';
import { isRepeatable } from '../../shared/is-repeatable.ts';
import { operandText } from '../../shared/text.ts';

const COST = 1.2;

/** `units < 0` → `whole.startsWith('-')`, where `units` is `Number(whole)`: of `'-0'`, in front of its cents, the number does not tell. */
export const signOfText: Operator = {
  name: 'sign-of-text',
  family: 'condition',
  description: 'the sign of -0,35 or of -0:30 taken from its whole part, which is zero',
  floor: COST,
  on: 'expression',
  *replacements(site, context) {
    const { node } = site;
    const asked = questionOf(node, context.source);
    const text = asked && writtenAs(asked.number, site, context);
    if (asked === undefined || text === undefined) return;
    const isNegative = `${operandText(context.source, text)}.startsWith('-')`;
    yield { text: asked.answer(isNegative), cost: COST };
  },
};

interface Question {
  readonly number: Node;
  /** What is to be written instead, of what tells that the number is below zero. */
  readonly answer: (isNegative: string) => string;
}

/** `n < 0`, `n >= 0`, `Math.sign(n)`. */
function questionOf(node: Node, source: string): Question | undefined {
  if (node.type === 'CallExpression') {
    const isSign = textOf(source, node.callee) === 'Math.sign' && node.arguments.length === 1;
    return isSign ? { number: node.arguments[0] as Node, answer: (is) => `(${is} ? -1 : 1)` } : undefined;
  }
  if (node.type !== 'BinaryExpression' || node.right.type !== 'NumericLiteral' || node.right.value !== 0)
    return undefined;
  if (node.operator === '<') return { number: node.left, answer: (is) => is };
  return node.operator === '>=' ? { number: node.left, answer: (is) => `!${is}` } : undefined;
}

/** The text that the number was read from, where it has been minus zero. */
function writtenAs(
  number: Node,
  { path }: OperatorSite,
  { source, failingValuesOf }: OperatorContext,
): Node | undefined {
  if (!failingValuesOf(number).some((value) => Object.is(value, -0))) return undefined;
  const read = number.type === 'Identifier' ? initialiserOf(number.name, path) : number;
  const text = read && textRead(read, source);
  return text !== undefined && isRepeatable(text) && failingValuesOf(text).some(isText) ? text : undefined;
}

/** `text` of `Number(text)`, `parseInt(text, 10)`, `Number.parseFloat(text)`, `+text`. */
function textRead(node: Node, source: string): Node | undefined {
  if (node.type === 'UnaryExpression') return node.operator === '+' ? node.argument : undefined;
  return node.type === 'CallExpression' && READS.test(textOf(source, node.callee)) ? node.arguments[0] : undefined;
}

const READS = /^(?:Number|(?:Number\.)?parse(?:Int|Float))$/;

function isText(value: unknown): boolean {
  return typeof value === 'string';
}
