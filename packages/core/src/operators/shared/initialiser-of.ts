import type { Node } from '../../syntax/node.ts';
import { enclosingFunction, pathsOf, type Path } from '../../syntax/path.ts';

/** What a name is declared with in the function around a place; `undefined` when it is not declared there, or with nothing. */
export function initialiserOf(name: string, path: Path): Node | undefined {
  const around = enclosingFunction(path)?.node;
  for (const { node } of around === undefined ? [] : pathsOf(around))
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.id.name === name)
      return node.init ?? undefined;
  return undefined;
}
