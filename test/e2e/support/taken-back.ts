import { sourceTokens, sourceTree, type Token } from './source-tokens.ts';
import { tokenChanges, type TokenChange } from './token-changes.ts';

/**
 * Every source in which a single token of the change from `before` to `after` is taken back: an added one left out, a
 * removed one put back at any place of its run, a replaced one restored. Left out: what does not parse, and what has the
 * tree of `after`, since a semicolon or a pair of parentheses that changes nothing is layout.
 */
export function takenBack(before: string, after: string): string[] {
  const old = sourceTokens(before) ?? [];
  const now = sourceTokens(after) ?? [];
  const tree = sourceTree(after);
  const variants = tokenChanges(old, now)
    .flatMap((change) => splices(change))
    .flatMap(({ at, drop, put }) => withTokens(after, now, { at, drop, put: put === undefined ? [] : [old[put]] }));
  return [...new Set(variants)].filter((variant) => sourceTree(variant) !== tree);
}

/** In the tokens of `after`: at index `at` leave `drop` out, and put the token `put` of `before` there. */
interface Splice {
  readonly at: number;
  readonly drop: 0 | 1;
  readonly put?: number;
}

function splices({ oldStart, oldEnd, nowStart, nowEnd }: TokenChange): Splice[] {
  const added = range(nowStart, nowEnd);
  const removed = range(oldStart, oldEnd);
  return [
    ...added.map((at) => ({ at, drop: 1 as const })),
    ...removed.flatMap((put) => range(nowStart, nowEnd + 1).map((at) => ({ at, drop: 0 as const, put }))),
    ...removed.flatMap((put) => added.map((at) => ({ at, drop: 1 as const, put }))),
  ];
}

/** The text with these tokens, apart from each other or not: whichever is read as the tokens that are meant. */
function withTokens(
  source: string,
  tokens: readonly Token[],
  { at, drop, put }: { readonly at: number; readonly drop: number; readonly put: readonly (Token | undefined)[] },
): string[] {
  const start = tokens[at]?.start ?? source.length;
  const end = drop === 0 ? start : (tokens[at]?.end ?? source.length);
  const text = put.map((token) => token?.text ?? '').join('');
  const meant = tokens.map((token) => token.text).toSpliced(at, drop, ...(text === '' ? [] : [text]));
  return [text, ` ${text} `]
    .map((piece) => `${source.slice(0, start)}${piece}${source.slice(end)}`)
    .filter((variant) => JSON.stringify(sourceTokens(variant)?.map((token) => token.text)) === JSON.stringify(meant))
    .slice(0, 1);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}
