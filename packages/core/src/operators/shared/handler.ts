import type * as Babel from '@babel/types';
import type { Edit } from '../../model/edit.ts';
import { endOf, startOf, textOf, type Node } from '../../syntax/node.ts';
import { indentAt, indentStep } from './text.ts';

/** What a handler calls its error. */
export interface Caught {
  readonly name: string;
  /** That give it its name. */
  readonly edits: readonly Edit[];
}

/** `undefined` where it takes its error apart. */
export function caughtBy({ param, body, start }: Babel.CatchClause, source: string): Caught | undefined {
  if (param) return param.type === 'Identifier' ? { name: param.name, edits: [] } : undefined;
  const name = ['error', 'cause', 'reason'].find((each) => !new RegExp(`\\b${each}\\b`).test(textOf(source, body)));
  const at = (start as number) + 'catch'.length;
  return name === undefined ? undefined : { name, edits: [{ start: at, end: at, text: ` (${name})` }] };
}

/** The edit that puts a statement first. */
export function insertAtStart(body: Babel.BlockStatement, text: string, source: string): Edit {
  const [first] = body.body;
  if (first !== undefined) {
    const at = startOf(first);
    return { start: at, end: at, text: text + gapBefore(first, source) };
  }
  const at = startOf(body) + 1;
  const rest = source.slice(at, endOf(body) - 1);
  const inner = `\n${indentAt(source, at)}${indentStep(source)}`;
  return { start: at, end: at, text: rest.includes('\n') ? inner + text : ` ${text}${rest === '' ? ' ' : ''}` };
}

/** Between two statements of its block; between two lines of a list. */
export function gapBefore(first: Node, source: string): string {
  const line = source.slice(source.lastIndexOf('\n', startOf(first) - 1) + 1, startOf(first));
  return line.trim() === '' ? `\n${line}` : ' ';
}
