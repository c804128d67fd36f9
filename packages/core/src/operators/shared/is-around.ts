import type { Node } from '../../syntax/node.ts';
import type { Path } from '../../syntax/path.ts';

/** Whether a function, a method or a class around a place is called so. */
export function isAround(name: string, path: Path): boolean {
  for (let up: Path | undefined = path; up !== undefined; up = up.parent) {
    const { id, key } = up.node as { id?: Node | null; key?: Node };
    const named = id ?? key;
    if (named?.type === 'Identifier' && named.name === name) return true;
  }
  return false;
}
