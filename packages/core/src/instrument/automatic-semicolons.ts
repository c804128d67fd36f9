import type * as Babel from '@babel/types';
import type { Span } from '../model/edit.ts';
import { endOf, startOf, type Node } from '../syntax/node.ts';
import type { Path } from '../syntax/path.ts';
import { statementList } from './source-index.ts';

/** Whether a text that begins with a bracket may stand in front of a statement: nothing before it would call it. */
export function mayBeginWithBracket(source: string, statement: Path): boolean {
  const around = statement.parent?.node;
  const list = around && statementList(around);
  if (list === undefined || statement.index === undefined) return true;
  const before = list[statement.index - 1] ?? lastDirective(around);
  return before === undefined || endsItself(source, before);
}

/**
 * Whether the text keeps to itself in the file: nothing runs together where a statement ends by its line only
 * (automatic semicolons).
 */
export function standsAlone(source: string, list: readonly Babel.Statement[], span: Span, text: string): boolean {
  const following = source.slice(span.end);
  const head = code(text.trim() === '' ? following : text);
  const before = list.findLast((statement) => endOf(statement) <= span.start);
  if (before !== undefined && !endsItself(source, before)) {
    const gap = source.slice(endOf(before), span.start) + (/^\s*/.exec(text)?.[0] ?? '');
    if (CONTINUES.test(head) || (!gap.includes('\n') && !head.startsWith(';') && !head.startsWith('}'))) return false;
  }
  const tail = text.trimEnd();
  if (tail === '' || /[;}]$/.test(tail)) return true;
  const gapAfter = text.slice(tail.length) + (/^[^\S\n]*\n?/.exec(following)?.[0] ?? '');
  const next = code(following);
  return next.startsWith('}') || next === '' || (gapAfter.includes('\n') && !CONTINUES.test(next));
}

/** What is left of a text behind the blanks and comments that it begins with. */
function code(text: string): string {
  return text.replace(/^(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)+/, '');
}

/** What makes one statement of two lines. */
const CONTINUES = /^(?:[([`+\-*/%,.?&|^=<>!]|in\b|instanceof\b)/;

function lastDirective(node: Node | undefined): Babel.Directive | undefined {
  return node?.type === 'Program' || node?.type === 'BlockStatement' ? node.directives.at(-1) : undefined;
}

function endsItself(source: string, statement: Babel.Statement | Babel.Directive): boolean {
  const text = source.slice(startOf(statement), endOf(statement));
  if (text.endsWith(';')) return true;
  return text.endsWith('}') && !/^(?:Expression|Return|Throw)Statement$|^VariableDeclaration$/.test(statement.type);
}
