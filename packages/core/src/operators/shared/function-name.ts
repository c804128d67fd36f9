import type { Node } from '../../syntax/node.ts';
import type { Path } from '../../syntax/path.ts';

/** How a function is called: its own name, its key as a method, or that of the variable that holds it. */
export function functionName({ node, parent }: Path): string | undefined {
  const holder = parent?.node.type === 'VariableDeclarator' ? parent.node : node;
  const { id, key } = holder as { id?: Node | null; key?: Node };
  const named = id ?? key;
  return named?.type === 'Identifier' ? named.name : undefined;
}
