import { sourceTokens, type Token } from './source-tokens.ts';

/** Tokens `[nowStart, nowEnd)` that stand where `[oldStart, oldEnd)` stood; one of the two may be empty. */
export interface TokenChange {
  readonly oldStart: number;
  readonly oldEnd: number;
  readonly nowStart: number;
  readonly nowEnd: number;
}

/** The runs of changed tokens between two sources, by a longest common subsequence of what lies between their equal ends. */
export function tokenChanges(old: readonly Token[], now: readonly Token[]): TokenChange[] {
  const same = (left: number, right: number): boolean => old[left]?.text === now[right]?.text;
  let head = 0;
  while (head < old.length && head < now.length && same(head, head)) head++;
  let tail = 0;
  while (tail < Math.min(old.length, now.length) - head && same(old.length - 1 - tail, now.length - 1 - tail)) tail++;
  const [oldTo, nowTo] = [old.length - tail, now.length - tail];

  // lengths[i][j]: of the longest common subsequence from old token i and new token j on.
  const lengths = Array.from({ length: oldTo - head + 1 }, () => Array.from({ length: nowTo - head + 1 }, () => 0));
  const lengthAt = (left: number, right: number): number => lengths[left - head]?.[right - head] ?? 0;
  for (let left = oldTo - 1; left >= head; left--)
    for (let right = nowTo - 1; right >= head; right--)
      (lengths[left - head] as number[])[right - head] = same(left, right)
        ? lengthAt(left + 1, right + 1) + 1
        : Math.max(lengthAt(left + 1, right), lengthAt(left, right + 1));

  const changes: TokenChange[] = [];
  let [left, right, oldStart, nowStart] = [head, head, head, head];
  const close = (): void => {
    if (left > oldStart || right > nowStart) changes.push({ oldStart, oldEnd: left, nowStart, nowEnd: right });
  };
  while (left < oldTo || right < nowTo) {
    if (left < oldTo && right < nowTo && same(left, right)) {
      close();
      left++;
      right++;
      [oldStart, nowStart] = [left, right];
    } else if (right >= nowTo || (left < oldTo && lengthAt(left + 1, right) >= lengthAt(left, right + 1))) left++;
    else right++;
  }
  close();
  return changes;
}

/** Each stretch of text between two runs of changed tokens, and before and after them, in both sources. */
export function textBesideChanges(before: string, after: string): { readonly old: string[]; readonly now: string[] } {
  const [old, now] = [sourceTokens(before) ?? [], sourceTokens(after) ?? []];
  const result: { old: string[]; now: string[] } = { old: [], now: [] };
  let [oldFrom, nowFrom] = [0, 0];
  const end = { oldStart: old.length, oldEnd: old.length, nowStart: now.length, nowEnd: now.length };
  for (const { oldStart, oldEnd, nowStart, nowEnd } of [...tokenChanges(old, now), end]) {
    result.old.push(stretch(before, old, oldFrom, oldStart));
    result.now.push(stretch(after, now, nowFrom, nowStart));
    [oldFrom, nowFrom] = [oldEnd, nowEnd];
  }
  return result;
}

/** The text from one token to the one before another, and to the ends of the file where there is no token left. */
function stretch(text: string, tokens: readonly Token[], from: number, to: number): string {
  return text.slice(from === 0 ? 0 : tokens[from]?.start, to === tokens.length ? text.length : tokens[to - 1]?.end);
}
