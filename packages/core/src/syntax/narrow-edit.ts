import type { Edit } from '../model/edit.ts';

/** The same change without what the edit's text has in common with what it replaces, at its beginning and at its end. */
export function narrowEdit(source: string, { start, end, text }: Edit): Edit {
  let head = 0;
  while (head < text.length && start + head < end && text[head] === source[start + head]) head++;
  let tail = 0;
  while (tail < text.length - head && start + head < end - tail && text.at(-1 - tail) === source[end - tail - 1])
    tail++;
  return { start: start + head, end: end - tail, text: text.slice(head, text.length - tail) };
}
