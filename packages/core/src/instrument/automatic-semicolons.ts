import type * as Babel from '@babel/types';
import type { Span } from '../model/edit.ts';
import { endOf, startOf } from '../syntax/node.ts';
import type { Path } from '../syntax/path.ts';
import { statementList } from './source-index.ts';

/** Whether a text that begins with a bracket may stand in front of a statement: nothing before it would call it. */
export function mayBeginWithBracket(source: string, statement: Path): boolean {
  const list = statement.parent && statementList(statement.parent.node);
  if (list === undefined || statement.index === undefined) return true;
  const before = list[statement.index - 1];
  return before === undefined || endsItself(source, before);
}

/**
 * Whether the text keeps to itself in the file: nothing runs together where a statement ends by its line only
 * (automatic semicolons).
 */
export function standsAlone(source: string, list: readonly Babel.Statement[], span: Span, text: string): boolean {
  const following = source.slice(span.end);
  const head = (text.trim() === '' ? following : text).trimStart();
  const before = list.findLast((statement) => endOf(statement) <= span.start);
  if (before !== undefined && !endsItself(source, before)) {
    const gap = source.slice(endOf(before), span.start) + (/^\s*/.exec(text)?.[0] ?? '');
    if (CONTINUES.test(head) || (!gap.includes('\n') && !head.startsWith(';') && !head.startsWith('}'))) return false;
  }
  const tail = text.trimEnd();
  if (tail === '' || /[;}]$/.test(tail)) return true;
  const gapAfter = text.slice(tail.length) + (/^[^\S\n]*\n?/.exec(following)?.[0] ?? '');
  const next = following.trimStart();
  return next.startsWith('}') || next === '' || (gapAfter.includes('\n') && !CONTINUES.test(next));
}

/** What makes one statement of two lines. */
const CONTINUES = /^(?:[([`+\-*/%,.?&|^=<>!]|in\b|instanceof\b)/;

function endsItself(source: string, statement: Babel.Statement): boolean {
  const text = source.slice(startOf(statement), endOf(statement));
  if (text.endsWith(';')) return true;
  return text.endsWith('}') && !/^(?:Expression|Return|Throw)Statement$|^VariableDeclaration$/.test(statement.type);
}
