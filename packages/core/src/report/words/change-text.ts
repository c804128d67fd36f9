import type { PatchChange } from '../../model/event.ts';
import { plural } from './format-number.ts';
import { oneLine } from './visible-text.ts';

const MOST_CHARACTERS = 60;

/** What a patch does, on one line: ``line 5: `2` → `3` and 1 more edit``. */
export function changeText({ line, before, after, others }: PatchChange): string {
  const more = others > 0 ? ` and ${plural(others, 'more edit')}` : '';
  return `line ${line}: ${shortened(before)} → ${shortened(after)}${more}`;
}

function shortened(code: string): string {
  const text = oneLine(code.trim());
  if (text === '') return '(nothing)';
  return `\`${text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS - 1)}…`}\``;
}
