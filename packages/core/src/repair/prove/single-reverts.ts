import { diffArrays } from 'diff';
import type { Edit, Span } from '../../model/edit.ts';
import { applyEdits } from '../../syntax/apply-edits.ts';
import { endOf, startOf, type Node } from '../../syntax/node.ts';
import { pathsOf } from '../../syntax/path.ts';
import { parseModule, parses } from '../../syntax/parse.ts';
import { tokensOf, type Token } from '../../syntax/tokens.ts';
import { treeShape } from '../../syntax/tree-shape.ts';
import { accidentalThrows } from './accidental-throws.ts';
import { assignedValues } from './assigned-values.ts';
import { halfCalls } from './half-calls.ts';
import { idleCode } from './idle-code.ts';

/** What nobody means, counted: a smaller form may not have more of it. */
const MISHAPS = [accidentalThrows, assignedValues, halfCalls, idleCode];

/**
 * The sources that take a little of a change back: an added token left out, a removed one put back, a replaced one
 * restored, or a run of several tokens undone as one. Only those that parse; none when the change is a single token.
 */
export function singleReverts(before: string, after: string, file: string): string[] {
  const now = tokensOf(after, file);
  const { program } = parseModule(after, file);
  const thrown = [...pathsOf(program)].flatMap(({ node }) => (node.type === 'ThrowStatement' ? [spanOf(node)] : []));
  const changes = changesOf(tokensOf(before, file), now);
  const reverts = changes
    .filter((change) => !isOfMove(change, changes))
    .flatMap((change) => revertsOf(change, before, after))
    .filter(({ edit }) => !thrown.some((span) => isInside(edit, span)));
  if (reverts.length < 2) return [];
  const sources = reverts
    .map(({ edit, tokens }) => ({ source: applyEdits(after, [edit]), count: now.length + tokens }))
    // Neighbors that grew together are another token than the two that were meant.
    .filter(({ source, count }) => parses(source, file) && tokensOf(source, file).length === count)
    .map(({ source }) => source);
  // A semicolon or a pair of parentheses that changes nothing is layout, and follows the style of the module.
  const shape = treeShape(program);
  const known = MISHAPS.map((count) => count(program));
  return [...new Set(sources)].filter((source) => {
    if (source === before) return false;
    const reverted = parseModule(source, file).program;
    const isAsMeant = MISHAPS.every((count, nth) => count(reverted) <= (known[nth] as number));
    return isAsMeant && treeShape(reverted) !== shape;
  });
}

/** What is thrown is seldom looked at by a test in all its parts, and never meant to be half of what it is. */
function isInside({ start, end }: Span, statement: Span): boolean {
  return statement.start <= start && end <= statement.end && (start > statement.start || end < statement.end);
}

function spanOf(node: Node): Span {
  return { start: startOf(node), end: endOf(node) };
}

/** Tokens that stand in the place of others: a run without a token that both sides share. */
interface Change {
  readonly removed: readonly Token[];
  /** The start of the token that followed the removed ones; absent at the end of the text. */
  readonly removedUntil?: number;
  readonly added: readonly Token[];
  /** The token that follows the added ones; absent at the end of the text. */
  readonly next?: Token;
}

/** What left one place for another: part of it taken back is a mixture, and all of it leaves the code in both or in none. */
function isOfMove({ added, removed }: Change, changes: readonly Change[]): boolean {
  const [come, gone] = [wordsOf(added), wordsOf(removed)];
  return changes.some(
    (other) =>
      (come !== undefined && come === wordsOf(other.removed)) || (gone !== undefined && gone === wordsOf(other.added)),
  );
}

/** In whatever order: of a row of tokens that repeats itself the first may count as the last. Nothing of a token or two. */
function wordsOf(tokens: readonly Token[]): string | undefined {
  if (tokens.length < 3) return undefined;
  return tokens
    .map(({ text }) => text)
    .toSorted()
    .join(' ');
}

interface Revert {
  /** Of the text with the change. */
  readonly edit: Edit;
  /** How many tokens more it has then. */
  readonly tokens: number;
}

function changesOf(old: readonly Token[], now: readonly Token[]): Change[] {
  const changes: Change[] = [];
  let [oldFrom, nowFrom, oldTo, nowTo] = [0, 0, 0, 0];
  const close = (): void => {
    if (oldTo > oldFrom || nowTo > nowFrom) {
      const [following, next] = [old[oldTo], now[nowTo]];
      changes.push({
        removed: old.slice(oldFrom, oldTo),
        added: now.slice(nowFrom, nowTo),
        ...(following && { removedUntil: following.start }),
        ...(next && { next }),
      });
    }
  };
  for (const part of diffArrays(
    old.map((token) => token.text),
    now.map((token) => token.text),
  )) {
    if (part.removed) oldTo += part.value.length;
    else if (part.added) nowTo += part.value.length;
    else {
      close();
      oldFrom = oldTo += part.value.length;
      nowFrom = nowTo += part.value.length;
    }
  }
  close();
  return changes;
}

/** Without it, what was to be a variable of its own writes into another, and a copy of all that is in something is one of nothing. */
const KEPT = /^(const|let|var|\.\.\.)$/;

/** `[key]` is not a part of `table[key]` but a list. */
function mayBeLeftOut({ added, next }: Change, index: number): boolean {
  const [token, following] = [added[index], added[index + 1] ?? next];
  return token !== undefined && !KEPT.test(token.text) && !(following?.text === '[' && /[\w$)\]]$/.test(token.text));
}

function revertsOf(change: Change, before: string, after: string): Revert[] {
  const { removed, added } = change;
  // `Object.hasOwnProperty` works as well, by way of what functions inherit; nobody means that.
  if (added.some(({ text }) => text === 'prototype')) return [];
  if (removed.length === added.length) {
    return added.map(({ start, end }, index) => ({
      edit: { start, end, text: removed[index]?.text ?? '' },
      tokens: 0,
    }));
  }
  // A removed token back beside those that replaced it would be a mixture that nobody wrote.
  const single =
    added.length > 0
      ? added.flatMap((token, index) => (mayBeLeftOut(change, index) ? leftOut(change, index, after) : []))
      : removed.map((_, index) => ({ edit: putBack(change, index, index + 1, before, after), tokens: 1 }));
  return single.length < 2 ? single : [...single, wholeBack(change, before, after)];
}

/** The last of several arguments or items takes its comma along. */
function leftOut({ added, next }: Change, index: number, after: string): Revert {
  const [comma, token, following] = [added[index - 1], added[index] as Token, added[index + 1] ?? next];
  const isLast = comma?.text === ',' && /^[)\]}]$/.test(following?.text ?? '');
  const span = isLast ? { start: comma.start, end: token.end } : token;
  return { edit: without(span, after), tokens: isLast ? -2 : -1 };
}

function wholeBack(change: Change, before: string, after: string): Revert {
  const { removed, added } = change;
  const tokens = removed.length - added.length;
  const [first, last] = [added[0], added.at(-1)];
  if (first === undefined || last === undefined)
    return { edit: putBack(change, 0, removed.length, before, after), tokens };
  const span = { start: first.start, end: last.end };
  const text = before.slice(removed[0]?.start ?? 0, removed.at(-1)?.end ?? 0);
  return { edit: text === '' ? without(span, after) : { ...span, text }, tokens };
}

function putBack(change: Change, from: number, to: number, before: string, after: string): Edit {
  const { removed } = change;
  const [first, last] = [removed[from] as Token, removed[to - 1] as Token];
  const gap = before.slice(last.end, removed[to]?.start ?? change.removedUntil ?? last.end);
  const at = change.next?.start ?? after.length;
  return { start: at, end: at, text: `${before.slice(first.start, last.end)}${gap.trim() === '' ? gap : ' '}` };
}

/** Leaves the token out, with the blank before it when there is one on both sides. */
function without({ start, end }: Span, text: string): Edit {
  const blank = /\s/.test(text[start - 1] ?? '') && /\s|[),;\]]/.test(text[end] ?? '') ? 1 : 0;
  return { start: start - blank, end, text: '' };
}
