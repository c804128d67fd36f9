import type { Edit } from '../../model/edit.ts';
import { isClosedText } from '../../operators/shared/text.ts';
import { wholeLines } from '../../operators/shared/whole-lines.ts';
import { applyEdits } from '../../syntax/apply-edits.ts';
import { areDisjoint } from '../../syntax/are-disjoint.ts';
import { parseModule, type ParsedModule } from '../../syntax/parse.ts';
import { treeShape } from '../../syntax/tree-shape.ts';
import { inQuotesOfFile } from './quotes-of-file.ts';
import { withoutSemicolons } from './semicolons-of-file.ts';

/**
 * The edits as somebody would write them in this file: without parentheses where the patched module has the same tree without them, `!(a !== b)`
 * as `a === b`, `(a - 1)!` as `a! - 1`, strings in the quotes of the file, without semicolons where it has none, and without the line that a statement leaves empty.
 */
export function tidyEdits(module: ParsedModule, edits: readonly Edit[]): Edit[] {
  let tidied = edits.map((edit) => withAssertionInside(withoutDenial(edit, module.source), module.source));
  if (!areDisjoint(tidied)) tidied = [...edits];
  for (const [index, edit] of tidied.entries()) {
    if (!/^\([\s\S]*\)$/.test(edit.text)) continue;
    const bare = tidied.with(index, { ...edit, text: edit.text.slice(1, -1) });
    if (sameTree(module, tidied, bare)) tidied = bare;
  }
  for (const [index, edit] of tidied.entries()) {
    const outer = withParenthesesAround(edit, module.source);
    const bare = outer && tidied.with(index, outer);
    if (bare !== undefined && areDisjoint(bare) && sameTree(module, tidied, bare)) tidied = bare;
  }
  const bare = withoutSemicolons(module, tidied);
  if (bare !== undefined && sameTree(module, tidied, bare)) tidied = bare;
  const closed = tidied.map((edit) => (edit.text === '' ? wholeLines(edit, module.source) : edit));
  return inQuotesOfFile(module, areDisjoint(closed) ? closed : tidied);
}

const EQUALITY = /^\((\S+) ([!=])(==?) (\S+)\)$/;

/** Still in parentheses. */
function withoutDenial(edit: Edit, source: string): Edit {
  const [, left = '', sign, rest, right = ''] = EQUALITY.exec(edit.text) ?? [];
  if (sign === undefined || !isClosedText(left) || !isClosedText(right)) return edit;
  if (!/(?<![\w$)\]!])!$/.test(source.slice(0, edit.start))) return edit;
  return { start: edit.start - 1, end: edit.end, text: `(${left} ${sign === '!' ? '=' : '!'}${rest} ${right})` };
}

/** Still in parentheses. What was asserted of a value is asserted of it and not of what is made of it. */
function withAssertionInside({ start, end, text }: Edit, source: string): Edit {
  const own = source.slice(start, end);
  const isAsserted = /^!(?!=)/.test(source.slice(end, end + 2)) && isClosedText(own) && /^\([\s\S]*\)$/.test(text);
  const [before = '', after, ...others] = text.split(own);
  if (!isAsserted || after === undefined || others.length > 0) return { start, end, text };
  const isPart = /[\w$.#]$/.test(before) || /^[\w$]/.test(after);
  // Whether it is missing is asked for a reason.
  if (isPart || /^(?:\?|!| (?:\?\?|\|\||&&|[!=]==?) )/.test(after)) return { start, end, text };
  return { start, end: end + 1, text: `${before}${own}!${after}` };
}

/** `((cents / 100).toFixed(2))`: the pair around it was for what stood there before. */
function withParenthesesAround({ start, end, text }: Edit, source: string): Edit | undefined {
  const isDouble = text.startsWith('(') && source[start - 1] === '(' && source[end] === ')';
  return isDouble ? { start: start - 1, end: end + 1, text } : undefined;
}

function sameTree(module: ParsedModule, a: readonly Edit[], b: readonly Edit[]): boolean {
  try {
    const [first, second] = [a, b].map((edits) =>
      treeShape(parseModule(applyEdits(module.source, edits), module.file).program),
    );
    return first === second;
  } catch {
    return false;
  }
}
