import { textOf, type Node } from '../../syntax/node.ts';
import { pathsOf } from '../../syntax/path.ts';
import { operandText } from './text.ts';

/** A value, unless it is falsy, and what stands in for it then. */
export interface Choice {
  readonly value: Node;
  readonly other: Node;
  readonly isConditional: boolean;
}

/** `value || other` or `value ? value : other`, where to evaluate the value twice changes nothing by its look. */
export function choiceIn(node: Node, source: string): Choice | undefined {
  const choice = eitherIn(node, source);
  return choice === undefined || hasEffect(choice.value) ? undefined : choice;
}

function eitherIn(node: Node, source: string): Choice | undefined {
  if (node.type === 'LogicalExpression' && node.operator === '||')
    return { value: node.left, other: node.right, isConditional: false };
  if (node.type !== 'ConditionalExpression' || textOf(source, node.test) !== textOf(source, node.consequent))
    return undefined;
  return { value: node.test, other: node.alternate, isConditional: true };
}

function hasEffect(value: Node): boolean {
  return [...pathsOf(value)].some(({ node }) => /^(Assignment|Update|Await|Yield)Expression$/.test(node.type));
}

/** As an argument, or behind `?` and `:`. */
export function textIn(source: string, node: Node): string {
  return node.type === 'SequenceExpression' ? operandText(source, node) : textOf(source, node);
}
