import type { Edit } from '../../../model/edit.ts';
import { indentAt, indentStep } from '../../../operators/shared/text.ts';
import { endOf, startOf, textOf } from '../../../syntax/node.ts';
import type { InsertionPoint, Lone } from '../../../syntax/insertion-points.ts';

/** The edit that puts a statement at a point, on a line of its own and with or without semicolon as the module does. */
export function statementBefore(site: InsertionPoint, source: string, statement: string): Edit {
  const { start, end, before, lone } = site;
  const indent = indentAt(source, start);
  const closed = endsStatements(source) ? statement : statement.replace(/;$/, '');
  if (lone !== undefined) return besideLone(lone, before === undefined ? 'behind' : 'before', { source, closed });
  if (isOnOneLine(source, start) && /[;}]$/.test(closed)) return { start, end, text: `${closed} ` };
  return { start, end, text: `${before === undefined ? indentStep(source) : ''}${closed}\n${indent}` };
}

/** `push(item) { this.items.push(item); }`: what stands there is not the first of its line. */
function isOnOneLine(source: string, start: number): boolean {
  return source.slice(source.lastIndexOf('\n', start - 1) + 1, start).includes('{ ');
}

/** `if (…) f();` → `if (…) { f(); statement }`, `() => f()` → `() => { statement return f(); }`. */
function besideLone(
  lone: Lone,
  side: 'before' | 'behind',
  { source, closed }: { readonly source: string; readonly closed: string },
): Edit {
  const [at, end] = [startOf(lone), endOf(lone)];
  const step = indentStep(source);
  const own = indentAt(source, at);
  // On a line of its own it is a step further in than its braces, which begin on the line before.
  const isApart = source.slice(0, at).endsWith(`\n${own}`);
  const outer = isApart ? own.slice(0, -step.length) : own;
  const head = source.slice(0, at).trimEnd();
  const isCommented = /\/\/[^\n]*$|\*\/$/.test(head);
  const start = isApart && !isCommented ? head.length : at;
  const semicolon = endsStatements(source) ? ';' : '';
  const text = lone.type === 'CallExpression' ? `return ${textOf(source, lone)}${semicolon}` : textOf(source, lone);
  const lines = side === 'before' ? [closed, text] : [text, closed];
  const block = ['{', ...lines.map((line) => `${outer}${step}${line}`), `${outer}}`].join('\n');
  return { start, end, text: start < at ? ` ${block}` : block };
}

/** Whether the module writes semicolons: a new statement does as it does. */
export function endsStatements(source: string): boolean {
  return /;[ \t]*\r?$/m.test(source);
}
