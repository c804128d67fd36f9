import type * as Babel from '@babel/types';
import type { Node } from '../../syntax/node.ts';

/** `!asked`. */
export function isDenial(node: Node | undefined): node is Babel.UnaryExpression {
  return node?.type === 'UnaryExpression' && node.operator === '!';
}
