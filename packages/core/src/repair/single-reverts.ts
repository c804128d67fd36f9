import { diffArrays } from 'diff';
import type { Edit } from '../model/edit.ts';
import { applyEdits } from '../syntax/apply-edits.ts';
import { parses } from '../syntax/parse.ts';
import { tokensOf, type Token } from '../syntax/tokens.ts';

/**
 * The sources that take one token of a change back: an added token left out, a removed one put back, or a replaced one
 * restored. Only those that parse; none when the change is a single token.
 */
export function singleReverts(before: string, after: string, file: string): string[] {
  const old: Side = { text: before, tokens: tokensOf(before, file) };
  const now: Side = { text: after, tokens: tokensOf(after, file) };
  const sources = changesOf(old, now)
    .flatMap((change) => revertsOf(change, old, now))
    .map((edit) => applyEdits(after, [edit]));
  return [...new Set(sources)].filter((source) => source !== before && source !== after && parses(source, file));
}

interface Side {
  readonly text: string;
  readonly tokens: readonly Token[];
}

/** A run of tokens that differs: `old[from…to)` has become `now[nowFrom…nowTo)`. */
interface Change {
  readonly from: number;
  readonly to: number;
  readonly nowFrom: number;
  readonly nowTo: number;
}

function changesOf(old: Side, now: Side): Change[] {
  const changes: Change[] = [];
  let [from, nowFrom, to, nowTo] = [0, 0, 0, 0];
  const close = (): void => {
    if (to > from || nowTo > nowFrom) changes.push({ from, to, nowFrom, nowTo });
  };
  const texts = (side: Side): string[] => side.tokens.map((token) => token.text);
  for (const part of diffArrays(texts(old), texts(now))) {
    if (part.removed) to += part.value.length;
    else if (part.added) nowTo += part.value.length;
    else {
      close();
      to += part.value.length;
      nowTo += part.value.length;
      [from, nowFrom] = [to, nowTo];
    }
  }
  close();
  return changes;
}

function revertsOf(change: Change, old: Side, now: Side): Edit[] {
  const edits: Edit[] = [];
  for (let added = change.nowFrom; added < change.nowTo; added += 1) {
    edits.push(without(now, added));
    for (let removed = change.from; removed < change.to; removed += 1) edits.push(instead(old, removed, now, added));
  }
  for (let removed = change.from; removed < change.to; removed += 1)
    edits.push(putBack(old, removed, now, change.nowFrom));
  return edits;
}

/** Leaves the token out, with the blank before it when one stays. */
function without({ text, tokens }: Side, index: number): Edit {
  const { start, end } = tokens[index] as Token;
  const blank = /\s/.test(text[start - 1] ?? '') && /[\s),;\]]/.test(text[end] ?? '') ? 1 : 0;
  return { start: start - blank, end, text: '' };
}

function instead(old: Side, removed: number, now: Side, added: number): Edit {
  const { start, end } = now.tokens[added] as Token;
  return { start, end, text: (old.tokens[removed] as Token).text };
}

/** Before the changed tokens, with the white space that followed it. */
function putBack(old: Side, removed: number, now: Side, nowFrom: number): Edit {
  const token = old.tokens[removed] as Token;
  const at = now.tokens[nowFrom]?.start ?? now.text.length;
  const gap = old.text.slice(token.end, old.tokens[removed + 1]?.start ?? token.end);
  return { start: at, end: at, text: `${token.text}${gap.trim() === '' ? gap : ' '}` };
}
