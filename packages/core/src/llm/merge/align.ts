import { diffArrays } from 'diff';
import type { Item } from './items.ts';
import { withoutBraces } from './meaning.ts';

/** Neighbors that have no counterpart, and the items around them, which have. */
export interface Gap {
  readonly old: readonly Item[];
  readonly now: readonly Item[];
  readonly before: Pair | undefined;
  readonly after: Pair | undefined;
}

export interface Pair {
  readonly old: Item;
  readonly now: Item;
  /** They mean the same. */
  readonly same: boolean;
}

/** Which items are still there, which became which, and what came or went between them. */
export function alignItems(old: readonly Item[], now: readonly Item[]): { pairs: Pair[]; gaps: Gap[] } {
  const pairs: Pair[] = [];
  let oldRun: Item[] = [];
  let nowRun: Item[] = [];
  let oldIndex = 0;
  let nowIndex = 0;
  const closeRun = (): void => {
    pairs.push(...likelyPairs(oldRun, nowRun));
    oldRun = [];
    nowRun = [];
  };
  for (const part of diffArrays(keysOf(old), keysOf(now))) {
    for (let i = 0; i < part.value.length; i += 1) {
      if (part.removed) oldRun.push(old[oldIndex++] as Item);
      else if (part.added) nowRun.push(now[nowIndex++] as Item);
      else {
        closeRun();
        pairs.push({ old: old[oldIndex++] as Item, now: now[nowIndex++] as Item, same: true });
      }
    }
  }
  closeRun();
  return { pairs, gaps: gapsBetween(pairs, old, now) };
}

function keysOf(items: readonly Item[]): string[] {
  return items.map(({ key }) => key);
}

function gapsBetween(pairs: readonly Pair[], old: readonly Item[], now: readonly Item[]): Gap[] {
  const gaps: Gap[] = [];
  let [oldIndex, nowIndex] = [0, 0];
  let before: Pair | undefined;
  for (const after of [...pairs, undefined]) {
    const oldEnd = after ? old.indexOf(after.old, oldIndex) : old.length;
    const nowEnd = after ? now.indexOf(after.now, nowIndex) : now.length;
    if (oldEnd > oldIndex || nowEnd > nowIndex) {
      gaps.push({ old: old.slice(oldIndex, oldEnd), now: now.slice(nowIndex, nowEnd), before, after });
    }
    [oldIndex, nowIndex, before] = [oldEnd + 1, nowEnd + 1, after];
  }
  return gaps;
}

/** Below that a node is taken for a new one, unless it is the only one of its kind. */
const LEAST_LIKENESS = 0.3;

/** The most alike nodes of one type, in order. */
function likelyPairs(old: readonly Item[], now: readonly Item[]): Pair[] {
  const a = wordedOf(old);
  const b = wordedOf(now);
  if (a.length === 0 || b.length === 0 || a.length * b.length > MOST_PAIRS) return [];
  const [only, onlyNow] = [a[0] as Worded, b[0] as Worded];
  if (a.length === 1 && b.length === 1) {
    return only.type === onlyNow.type ? [{ old: only.item, now: onlyNow.item, same: false }] : [];
  }
  const scores = a.map((left) => b.map((right) => likeness(left, right)));
  const score = (i: number, j: number): number => scores[i]?.[j] ?? 0;
  // Longest common subsequence, weighted by likeness.
  const best = Array.from({ length: a.length + 1 }, () => new Float64Array(b.length + 1));
  const at = (i: number, j: number): number => best[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      (best[i] as Float64Array)[j] = Math.max(at(i + 1, j), at(i, j + 1), at(i + 1, j + 1) + score(i, j));
    }
  }
  const pairs: Pair[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    const pairing = score(i, j);
    if (pairing > 0 && at(i, j) === at(i + 1, j + 1) + pairing) {
      pairs.push({ old: (a[i++] as Worded).item, now: (b[j++] as Worded).item, same: false });
    } else if (at(i, j) === at(i + 1, j)) i += 1;
    else j += 1;
  }
  return pairs;
}

/** Beyond that, all of a run is replaced as one. */
const MOST_PAIRS = 10_000;

interface Worded {
  readonly item: Item;
  readonly type: string | undefined;
  readonly words: () => readonly string[];
}

function wordedOf(items: readonly Item[]): Worded[] {
  return items.flatMap((item) => (item.node === undefined ? [] : [{ item, type: typeOf(item), words: wordsOf(item) }]));
}

/** Words that both hold, as a share of all; 0 for nodes of different types. */
function likeness(old: Worded, now: Worded): number {
  if (old.type !== now.type) return 0;
  const [oldWords, nowWords] = [old.words(), now.words()];
  const left = new Map<string, number>();
  for (const word of oldWords) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of nowWords) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    shared += 1;
  }
  const share = (2 * shared) / Math.max(1, oldWords.length + nowWords.length);
  return share < LEAST_LIKENESS ? 0 : share;
}

/** A block around one statement/** A block around one statement goes for the statement. */
function typeOf({ node }: Item): string | undefined {
  return node && withoutBraces(node).type;
}

/** They are asked for many times, or never. */
function wordsOf({ key }: Item): () => readonly string[] {
  let words: readonly string[] | undefined;
  return () => (words ??= key.match(/[\w$]+/g) ?? []);
}
