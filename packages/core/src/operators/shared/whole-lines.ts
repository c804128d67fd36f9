import type { Edit } from '../../model/edit.ts';
import { indentAt } from './text.ts';

/** Takes a statement away with the line that it leaves empty. */
export function wholeLines({ start, end }: Pick<Edit, 'start' | 'end'>, source: string): Edit {
  const from = start - indentAt(source, start).length;
  const after = /^[ \t]*\n/.exec(source.slice(end))?.[0].length;
  const isAlone = after !== undefined && (from === 0 || source[from - 1] === '\n');
  return isAlone ? { start: from, end: end + after, text: '' } : { start, end, text: '' };
}
