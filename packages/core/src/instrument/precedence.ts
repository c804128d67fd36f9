import type { Node } from '../syntax/node.ts';

const BINARY: Readonly<Record<string, number>> = {
  '??': 3,
  '||': 3,
  '&&': 4,
  '|': 5,
  '^': 6,
  '&': 7,
  '==': 8,
  '!=': 8,
  '===': 8,
  '!==': 8,
  '<': 9,
  '>': 9,
  '<=': 9,
  '>=': 9,
  instanceof: 9,
  in: 9,
  '<<': 10,
  '>>': 10,
  '>>>': 10,
  '+': 11,
  '-': 11,
  '*': 12,
  '/': 12,
  '%': 12,
  '**': 13,
};

/** How tightly an expression binds its parts; 20 for one that is complete in itself. */
export function precedenceOf(node: Node): number {
  switch (node.type) {
    case 'SequenceExpression':
      return 0;
    case 'AssignmentExpression':
    case 'ArrowFunctionExpression':
    case 'YieldExpression':
      return 1;
    case 'ConditionalExpression':
      return 2;
    case 'BinaryExpression':
    case 'LogicalExpression':
      return BINARY[node.operator] ?? 0;
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return 9;
    case 'UnaryExpression':
    case 'AwaitExpression':
    case 'TSTypeAssertion':
      return 14;
    case 'UpdateExpression':
      return 15;
    default:
      return 20;
  }
}
