import type { Node } from '../../syntax/node.ts';

/** What it costs more to compare in a way that is true for everything, or for nothing: such a condition says nothing. */
export const SETTLED = 0.9;

const COMPARES = /^(?:[<>]=?|[=!]==?)$/;
const MIRRORED: Readonly<Record<string, string>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

/** `list.length < 0`, `0 <= seen.size`, `text.length === -1`: a count is never below zero. */
export function isSettled(left: Node | number, operator: string, right: Node | number): boolean {
  const number = numberOf(right);
  if (number === undefined)
    return numberOf(left) !== undefined && isSettled(right, MIRRORED[operator] ?? operator, left);
  if (typeof left === 'number' || !isCount(left) || !COMPARES.test(operator)) return false;
  return operator === '<' || operator === '>=' ? number <= 0 : number < 0;
}

function isCount(node: Node): boolean {
  if (node.type !== 'MemberExpression' && node.type !== 'OptionalMemberExpression') return false;
  return !node.computed && node.property.type === 'Identifier' && /^(length|size)$/.test(node.property.name);
}

function numberOf(side: Node | number): number | undefined {
  if (typeof side === 'number') return side;
  if (side.type === 'NumericLiteral') return side.value;
  const isNegated = side.type === 'UnaryExpression' && side.operator === '-' && side.argument.type === 'NumericLiteral';
  return isNegated ? -(side.argument as { value: number }).value : undefined;
}
