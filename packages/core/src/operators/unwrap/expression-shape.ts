import type { Local } from '../../syntax/locals-in.ts';
import type { Node } from '../../syntax/node.ts';

/** What becomes of another member of the same object may become of this one: `a.name` → `•.▪`. */
export function memberShape(node: Node, shape: string): string | undefined {
  const isMember = node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier';
  return isMember ? shape.replace(/[\w$]+$/, '▪') : undefined;
}

/** The text of an expression with `•` for each of its locals. */
export function shapeOf(text: string, locals: readonly Local[]): string {
  const at = new Map(locals.flatMap(({ name, offsets }) => offsets.map((offset) => [offset, name.length] as const)));
  let shape = '';
  for (let index = 0; index < text.length; index++) {
    const length = at.get(index);
    shape += length === undefined ? text[index] : '•';
    index += (length ?? 1) - 1;
  }
  return shape;
}
