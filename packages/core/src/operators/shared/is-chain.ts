import type { Node } from '../../syntax/node.ts';

/** `last`, `this.last`, `locks[key].last`: to read it again changes nothing. */
export function isChain(node: Node): boolean {
  if (node.type === 'Identifier' || node.type === 'ThisExpression') return true;
  if (node.type !== 'MemberExpression' || !isChain(node.object)) return false;
  return node.computed ? isChain(node.property) || node.property.type.endsWith('Literal') : true;
}
