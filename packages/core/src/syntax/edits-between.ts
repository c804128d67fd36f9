import { diffArrays } from 'diff';
import type { Edit } from '../model/edit.ts';
import { tokensOf, type Token } from './tokens.ts';

/**
 * The edits that turn `before` into `after`, both of which parse: one for each run of changed tokens, and one for each
 * place where only blanks or comments between two tokens differ.
 */
export function editsBetween(before: string, after: string, file: string): Edit[] {
  const edits: Edit[] = [];
  let old = 0;
  let now = 0;
  for (const common of [...commonTokens(tokensOf(before, file), tokensOf(after, file)), undefined]) {
    const edit = {
      start: old,
      end: common?.old.start ?? before.length,
      text: after.slice(now, common?.now.start ?? after.length),
    };
    if (before.slice(edit.start, edit.end) !== edit.text) edits.push(trimmed(before, edit));
    old = common?.old.end ?? before.length;
    now = common?.now.end ?? after.length;
  }
  return edits;
}

/** The tokens that stand in both, in order. */
function commonTokens(old: readonly Token[], now: readonly Token[]): { old: Token; now: Token }[] {
  const common: { old: Token; now: Token }[] = [];
  let oldIndex = 0;
  let nowIndex = 0;
  for (const part of diffArrays(
    old.map((token) => token.text),
    now.map((token) => token.text),
  )) {
    for (let i = 0; i < part.value.length; i += 1) {
      if (part.removed) oldIndex += 1;
      else if (part.added) nowIndex += 1;
      else common.push({ old: old[oldIndex++] as Token, now: now[nowIndex++] as Token });
    }
  }
  return common;
}

/** Without the blanks that both sides share. */
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
