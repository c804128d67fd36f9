import type { Edit } from '../../model/edit.ts';
import { indentAt } from '../../operators/shared/text.ts';
import type { InsertionPoint } from '../../syntax/sites.ts';

/** The edit that puts a statement at a point, on a line of its own and with or without semicolon as the module does. */
export function statementBefore({ start, end, before }: InsertionPoint, source: string, statement: string): Edit {
  const indent = indentAt(source, start);
  const closed = endsStatements(source) ? statement : statement.replace(/;$/, '');
  return { start, end, text: `${before === undefined ? '  ' : ''}${closed}\n${indent}` };
}

/** Whether the module writes semicolons: a new statement does as it does. */
export function endsStatements(source: string): boolean {
  return /;[ \t]*\r?$/m.test(source);
}
