import { textOf, type Node } from '../../syntax/node.ts';
import type { OperatorContext } from '../operator.ts';
import { kindOfValue } from './value-kind.ts';

/** `delete list[at]`, where it was a list. */
export interface Removal {
  readonly list: string;
  readonly spliced: string;
  readonly deleted: string;
  /** It was an object as well. */
  readonly isMixed: boolean;
}

export function removalOf(node: Node, { source, valuesOf }: OperatorContext): Removal | undefined {
  if (node.type !== 'UnaryExpression' || node.operator !== 'delete') return undefined;
  const { argument } = node;
  if (argument.type !== 'MemberExpression' || !argument.computed) return undefined;
  const kinds = new Set(valuesOf(argument.object).map(kindOfValue));
  if (!kinds.has('array')) return undefined;
  const [list, at] = [textOf(source, argument.object), textOf(source, argument.property)];
  return { list, spliced: `${list}.splice(${at}, 1)`, deleted: textOf(source, node), isMixed: kinds.has('object') };
}
