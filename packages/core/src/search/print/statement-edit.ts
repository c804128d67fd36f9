import type { Edit } from '../../model/edit.ts';
import { indentAt, indented, indentStep } from '../../operators/shared/text.ts';
import { startOf } from '../../syntax/node.ts';
import type { Path } from '../../syntax/path.ts';
import { isWholeBranch, type StatementSite } from '../../syntax/sites.ts';

/** One statement that takes nothing of what stands behind it: an `if` without braces would take an `else`. */
const PLAIN = /^(?!(?:if|for|while|do|try|switch)\b)[^;{}]*;$/;

/** The edit that puts statements in the place of one, in braces where that is all of a branch and they need some. */
export function statementEdit({ path, start, end }: StatementSite, text: string, source: string): Edit {
  if (!isWholeBranch(path) || PLAIN.test(text)) return { start, end, text };
  const own = indentAt(source, start);
  const outer = indentAt(source, startOf((path.parent as Path).node));
  const inner = outer + indentStep(source);
  return { start, end, text: `{\n${inner}${indented(text, own, inner)}\n${outer}}` };
}
