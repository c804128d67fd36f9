import { namesIn } from '../../syntax/names-in.ts';
import { isFunction, type Node } from '../../syntax/node.ts';
import { programOf, type Path } from '../../syntax/path.ts';

/** The first of `names` that nothing goes by in the outermost function around a place: declared there it hides nothing. */
export function freeName(path: Path, names: readonly string[]): string | undefined {
  const used = new Set(namesIn(outermost(path) ?? programOf(path)));
  return names.find((name) => !used.has(name));
}

function outermost(path: Path): Node | undefined {
  let found: Node | undefined;
  for (let up: Path | undefined = path; up !== undefined; up = up.parent) if (isFunction(up.node)) found = up.node;
  return found;
}
