import type * as Babel from '@babel/types';
import { textOf, type Node } from '../../../syntax/node.ts';
import { methodName } from '../../shared/call.ts';
import type { Operator, OperatorContext } from '../../operator.ts';
import { operandText } from '../../shared/text.ts';

const ASKS = /^(includes|startsWith|endsWith|indexOf|lastIndexOf)$/;

/**
 * `name.includes(query)` → `name.toLowerCase().includes(query.toLowerCase())`, `a === b` likewise, where capitals have come by;
 * `switch (mode)` → `switch (mode.toLowerCase())` where one of its cases is the same but for capitals.
 */
export const ignoreCase: Operator = {
  name: 'ignore-case',
  family: 'condition',
  description: 'texts that are looked for or compared as they are written: names, addresses, headers, extensions',
  floor: 1.3,
  on: 'expression',
  *replacements({ node, path }, context) {
    const { source } = context;
    const around = path.key === 'discriminant' ? path.parent?.node : undefined;
    if (around?.type === 'SwitchStatement' && missesCase(node, around, context))
      yield { text: loweredIfText(node, context), cost: 1.3 };
    const sides = sidesOf(node);
    if (sides === undefined || !sides.every((side) => isText(side, context)) || !sides.some(hasCapitals(context)))
      return;
    const [left, right] = sides.map((side) => lowered(side, source)) as [string, string];
    if (node.type === 'BinaryExpression') yield { text: `${left} ${node.operator} ${right}`, cost: 1.3 };
    else if (node.type === 'CallExpression') yield { text: `${left}.${methodName(node)}(${right})`, cost: 1.3 };
  },
};

/** A failing test has come by with a text that is one of the cases in other letters. */
function missesCase(node: Node, { cases }: Babel.SwitchStatement, { failingValuesOf }: OperatorContext): boolean {
  const named = cases.flatMap(({ test }) => (test?.type === 'StringLiteral' ? [test.value] : []));
  if (named.some((name) => name !== name.toLowerCase())) return false;
  return failingValuesOf(node).some(
    (value) => typeof value === 'string' && !named.includes(value) && named.includes(value.toLowerCase()),
  );
}

function loweredIfText(node: Node, { source, valuesOf }: OperatorContext): string {
  const text = operandText(source, node);
  if (valuesOf(node).every((value) => typeof value === 'string')) return `${text}.toLowerCase()`;
  return `typeof ${text} === 'string' ? ${text}.toLowerCase() : ${text}`;
}

function sidesOf(node: Node): [Node, Node] | undefined {
  if (node.type === 'BinaryExpression') return /^[!=]==?$/.test(node.operator) ? [node.left, node.right] : undefined;
  if (node.type !== 'CallExpression' || !ASKS.test(methodName(node) ?? '')) return undefined;
  const [argument] = node.arguments;
  if (node.arguments.length !== 1 || argument === undefined || node.callee.type !== 'MemberExpression')
    return undefined;
  return [node.callee.object, argument];
}

function isText(node: Node, { kindOf }: OperatorContext): boolean {
  return node.type === 'StringLiteral' || kindOf(node) === 'string';
}

function hasCapitals({ failingValuesOf }: OperatorContext): (node: Node) => boolean {
  return (node) => failingValuesOf(node).some((value) => typeof value === 'string' && value !== value.toLowerCase());
}

function lowered(node: Node, source: string): string {
  const text = textOf(source, node);
  if (node.type === 'StringLiteral') return text.toLowerCase();
  return text.endsWith('.toLowerCase()') ? text : `${operandText(source, node)}.toLowerCase()`;
}
