import type { Node } from '../../syntax/node.ts';
import { pathsOf } from '../../syntax/path.ts';

/** Names by which a module speaks of members, also in its types and as texts; what only a variable is called is none. */
export function keyNames(program: Node): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { node } of pathsOf(program)) {
    const key = keyOf(node);
    if (key?.type === 'Identifier') names.add(key.name);
    if (key?.type === 'StringLiteral') names.add(key.value);
  }
  return names;
}

const HAS_KEY = /^(ObjectProperty|ObjectMethod|ClassProperty|ClassMethod|TSPropertySignature|TSMethodSignature)$/;

function keyOf(node: Node): Node | undefined {
  if (node.type === 'StringLiteral') return node;
  if (node.type === 'TSParameterProperty')
    return node.parameter.type === 'AssignmentPattern' ? node.parameter.left : node.parameter;
  const { computed, key, property } = node as Node & { computed?: boolean; key?: Node; property?: Node };
  if (computed === true) return undefined;
  return HAS_KEY.test(node.type) ? key : property;
}
