import type * as Babel from '@babel/types';
import type { Edit } from '../model/edit.ts';
import type { TestError } from '../model/test-result.ts';
import { topLevelDeclarations } from '../syntax/exports.ts';
import { endOf, startOf } from '../syntax/node.ts';
import type { ParsedModule } from '../syntax/parse.ts';
import { nameUses } from '../syntax/free-names.ts';
import type { Mend } from './mend.ts';

/** A top-level name is read before its declaration has run: the declaration moves up, or the reader down. */
export function mendOrder({ program, source }: ParsedModule, errors: readonly TestError[]): Mend[] {
  const mends: Mend[] = [];
  for (const name of earlyNames(errors)) {
    const at = program.body.findIndex((statement) => declares(program, statement, name));
    const declaration = program.body[at];
    if (declaration === undefined) continue;
    const readers = program.body.slice(0, at).filter((statement) => reads(program, statement, name));
    for (const [index, reader] of readers.entries()) {
      mends.push({
        edits: moved(source, declaration, reader, 'before'),
        operator: 'move-declaration',
        cost: 0.7 + index * 0.2,
      });
      mends.push({
        edits: moved(source, reader, declaration, 'behind'),
        operator: 'move-declaration',
        cost: 0.8 + index * 0.2,
      });
    }
  }
  return mends;
}

function earlyNames(errors: readonly TestError[]): string[] {
  return errors.flatMap(({ message }) => {
    const name = /Cannot access '([^']+)' before initialization/.exec(message)?.[1];
    return name === undefined ? [] : [name];
  });
}

function declares(program: Babel.Program, statement: Babel.Statement, name: string): boolean {
  return topLevelDeclarations({ ...program, body: [statement] }).has(name);
}

function reads(program: Babel.Program, statement: Babel.Statement, name: string): boolean {
  if (statement.type === 'FunctionDeclaration') return false;
  return nameUses({ ...program, body: [statement] }).some((use) => use.name === name);
}

/** Whole lines move, with the comment right above them. */
function moved(source: string, what: Babel.Statement, to: Babel.Statement, where: 'before' | 'behind'): Edit[] {
  const lines = linesOf(source, what);
  const goal = linesOf(source, to);
  const at = where === 'before' ? goal.start : goal.end;
  const lineEnd = source.includes('\r\n') ? '\r\n' : '\n';
  const cut = source.slice(lines.start, lines.end);
  const text = cut.endsWith('\n') ? cut : cut + lineEnd;
  const isEndOfFile = at === source.length && !source.endsWith('\n');
  return [
    { start: at, end: at, text: isEndOfFile ? lineEnd + text : text },
    { start: lines.start, end: lines.end, text: '' },
  ];
}

function linesOf(source: string, statement: Babel.Statement): { start: number; end: number } {
  let start = source.lastIndexOf('\n', startOf(statement) - 1) + 1;
  for (;;) {
    const above = source.lastIndexOf('\n', start - 2) + 1;
    const line = source.slice(above, start);
    if (start === 0 || !/^\s*(?:\/\/|\/\*|\*)/.test(line)) break;
    start = above;
  }
  const lineEnd = source.indexOf('\n', endOf(statement));
  return { start, end: lineEnd < 0 ? source.length : lineEnd + 1 };
}
