import type { Edit } from '../../model/edit.ts';
import { endOf, startOf, type Node } from '../../syntax/node.ts';
import { indentAt } from '../shared/text.ts';

/** One more item after the last of a list or a table, on a line of its own where that one is, after what else stands there. */
export function itemAfter(last: Node, item: string, whole: Node, source: string): Edit {
  const at = endOf(last);
  const isOnLineOfItsOwn = source.slice(startOf(whole), startOf(last)).includes('\n');
  if (!isOnLineOfItsOwn) return { start: at, end: at, text: `, ${item}` };
  const line = `\n${indentAt(source, startOf(last))}${item}`;
  const rest = source.slice(at, endOf(whole)).split('\n', 1)[0] as string;
  const hasComma = /^\s*,/.test(rest) && at + rest.length < endOf(whole);
  if (!hasComma) return { start: at, end: at, text: `,${line}` };
  return { start: at + rest.length, end: at + rest.length, text: `${line},` };
}
