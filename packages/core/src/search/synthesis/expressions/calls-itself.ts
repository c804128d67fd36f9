import { isFunction, type Node } from '../../../syntax/node.ts';
import { pathsOf, type Path } from '../../../syntax/path.ts';

/** Whether a function around the place is called in its own body by its name. */
export function callsItself(path: Path): boolean {
  for (let up: Path | undefined = path; up !== undefined; up = up.parent) {
    if (!isFunction(up.node)) continue;
    const name = nameOf(up);
    if (name !== undefined && calls(up.node, name)) return true;
  }
  return false;
}

function nameOf({ node, parent }: Path): string | undefined {
  const { id } = node as { readonly id?: { readonly name: string } | null };
  if (id) return id.name;
  const up = parent?.node;
  if (up?.type === 'VariableDeclarator' && up.id.type === 'Identifier') return up.id.name;
  return undefined;
}

function calls(around: Node, name: string): boolean {
  for (const { node } of pathsOf(around)) {
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === name) return true;
  }
  return false;
}
