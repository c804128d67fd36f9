import type { Edit } from '../../model/edit.ts';
import { isClosedText } from '../../operators/shared/text.ts';
import { applyEdits } from '../../syntax/apply-edits.ts';
import { narrowEdit } from '../../syntax/narrow-edit.ts';
import { parsesAsExpression, parsesAsModule, parsesAsStatements, type ParsedModule } from '../../syntax/parse.ts';
import type { ExpressionSite } from '../../syntax/sites.ts';
import type { Proposal } from '../frontier.ts';

/** The edit that puts a text in its place: an expression in parentheses unless it needs none anywhere. */
export function editFor(site: ExpressionSite, text: string): Edit {
  const { start, end } = site;
  // `1.toFixed()` is no member access.
  const bare = isClosedText(text) && !(site.path.key === 'object' && /^\d/.test(text));
  return { start, end, text: bare || isWholeStatement(site, text) ? text : `(${text})` };
}

/** A bracket at the beginning of a statement would call what the line before ends with, where no semicolon stands between. */
function isWholeStatement({ path }: ExpressionSite, text: string): boolean {
  return path.parent?.node.type === 'ExpressionStatement' && /^(?!(?:function|class|let|async)\b)[\w$.]+/.test(text);
}

/** Whether the patched module is well-formed; cheaper than parsing all of it where that is enough. */
export function isWellFormed({ edits, syntax }: Proposal, module: ParsedModule): boolean {
  if (syntax === 'module') return parsesAsModule(applyEdits(module.source, edits), module.file);
  const check = syntax === 'expression' ? parsesAsExpression : parsesAsStatements;
  return edits.every((edit) => check(edit.text, module.file));
}

/**
 * Names the program that edits lead to: what two edits have in common with the text they replace is left out, so that
 * one change made at a node and at the node around it is one.
 */
export function effectOf(source: string, edits: readonly Edit[]): string {
  return edits
    .map((edit) => narrowEdit(source, edit))
    .map(({ start, end, text }) => `${start}:${end}:${text}`)
    .join('\u0000');
}
