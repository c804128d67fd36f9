import type * as Babel from '@babel/types';
import type { Node } from '../../../syntax/node.ts';

/** `onClick={…}`. */
export function isHandlerAttribute(node: Node | undefined): node is Babel.JSXAttribute {
  return node?.type === 'JSXAttribute' && node.name.type === 'JSXIdentifier' && /^on[A-Z]/.test(node.name.name);
}
