import type { Node } from '../../syntax/node.ts';
import { argumentsOf, callText } from '../shared/call.ts';

/** `Number(given)`, `parseInt(given, 10)`, `+given`: it has a value for everything, if need be `NaN`. */
export interface NumberConversion {
  readonly given: Node;
  /** The same conversion of something else. */
  readonly of: (text: string) => string;
}

export function numberConversion(node: Node, source: string): NumberConversion | undefined {
  if (node.type === 'UnaryExpression' && node.operator === '+')
    return { given: node.argument, of: (text) => `+(${text})` };
  if (node.type !== 'CallExpression') return undefined;
  const [given] = node.arguments;
  if (given === undefined || given.type === 'SpreadElement' || !isConverter(node.callee)) return undefined;
  const others = (argumentsOf(node, source) ?? []).slice(1);
  return { given, of: (text) => callText(node, source, [text, ...others]) };
}

function isConverter(callee: Node): boolean {
  if (callee.type === 'Identifier') return /^(Number|parseInt|parseFloat)$/.test(callee.name);
  if (callee.type !== 'MemberExpression' || callee.computed || callee.object.type !== 'Identifier') return false;
  const { object, property } = callee;
  return object.name === 'Number' && property.type === 'Identifier' && /^parse(Int|Float)$/.test(property.name);
}
