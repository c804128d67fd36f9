import { textOf, type Node } from '../../../syntax/node.ts';
import type { Operator, OperatorContext } from '../../operator.ts';

const COST = 1.4;

/** `along / length` → `Math.max(0, Math.min(1, along / length))`, where a failing test has met one beyond an end. */
export const clampFraction: Operator = {
  name: 'clamp-fraction',
  family: 'unwrap',
  description: 'a part of a whole that runs beyond its ends: progress, ratios, a point on a line',
  floor: COST,
  on: 'expression',
  *replacements({ node, path }, context) {
    const whole = node.type === 'ConditionalExpression' ? node.alternate : node;
    const isGiven = /^(init|right|argument|body|value)$/.test(path.key);
    if (!isGiven || !isFraction(whole) || !runsOver(node, context)) return;
    yield { text: `Math.max(0, Math.min(1, ${textOf(context.source, node)}))`, cost: COST };
  },
};

function isFraction(node: Node): boolean {
  return node.type === 'BinaryExpression' && node.operator === '/';
}

/** Beyond 0 or 1 in a failing test, and in between in most others. */
function runsOver(node: Node, { valuesOf, failingValuesOf }: OperatorContext): boolean {
  const all = valuesOf(node);
  return failingValuesOf(node).some(isOver) && (all.some((value) => !isOver(value)) || all.length === 1);
}

function isOver(value: unknown): boolean {
  return typeof value === 'number' && (value < 0 || value > 1);
}
