import { diffArrays } from 'diff';
import type { Edit } from '../model/edit.ts';
import { tokensOf, type Token } from './tokens.ts';

/** The edits, one for each run of changed tokens, that turn `before` into `after`. Both parse. */
export function editsBetween(before: string, after: string, file: string): Edit[] {
  const old = tokensOf(before, file);
  const now = tokensOf(after, file);
  const edits: Edit[] = [];
  let oldIndex = 0;
  let nowIndex = 0;
  let open: { old: number; now: number } | undefined;
  const close = (): void => {
    if (open) edits.push(editOf(before, old, open.old, oldIndex, after, now, open.now, nowIndex));
    open = undefined;
  };
  for (const part of diffArrays(
    old.map((token) => token.text),
    now.map((token) => token.text),
  )) {
    if (part.added || part.removed) open ??= { old: oldIndex, now: nowIndex };
    else close();
    if (!part.added) oldIndex += part.value.length;
    if (!part.removed) nowIndex += part.value.length;
  }
  close();
  return edits;
}

function editOf(
  before: string,
  old: readonly Token[],
  oldFrom: number,
  oldTo: number,
  after: string,
  now: readonly Token[],
  nowFrom: number,
  nowTo: number,
): Edit {
  // From the end of the last common token to the start of the next one, less the blanks that both sides share.
  const edit = {
    start: old[oldFrom - 1]?.end ?? 0,
    end: old[oldTo]?.start ?? before.length,
    text: after.slice(now[nowFrom - 1]?.end ?? 0, now[nowTo]?.start ?? after.length),
  };
  return trimmed(before, edit);
}

function trimmed(before: string, edit: Edit): Edit {
  const old = before.slice(edit.start, edit.end);
  const shortest = Math.min(old.length, edit.text.length);
  let head = 0;
  while (head < shortest && old[head] === edit.text[head] && /\s/.test(old[head] as string)) head += 1;
  let tail = 0;
  while (
    tail < shortest - head &&
    old.at(-1 - tail) === edit.text.at(-1 - tail) &&
    /\s/.test(old.at(-1 - tail) as string)
  )
    tail += 1;
  return { start: edit.start + head, end: edit.end - tail, text: edit.text.slice(head, edit.text.length - tail) };
}
