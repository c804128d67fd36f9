import type { Edit } from '../../model/edit.ts';
import { endOf, startOf } from '../../syntax/node.ts';
import type { Path } from '../../syntax/path.ts';

/** One statement that nothing behind it could belong to, as an `else` could to an `if`. */
const SIMPLE = /^(?!(?:if|for|const|let)\b)[^;\n]*;$/;

/** The edit that puts other statements in the place of one, in braces where only one may stand: `if (a) f();`. */
export function insteadOf({ node, index }: Path, text: string): Edit {
  const isListed = index !== undefined;
  return { start: startOf(node), end: endOf(node), text: isListed || SIMPLE.test(text) ? text : `{ ${text} }` };
}
