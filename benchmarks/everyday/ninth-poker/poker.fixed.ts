/** Ranks poker hands of five cards such as "AS KD 10H 3C 2S". The ace is the highest card, or the one below the two. */
export const CATEGORIES = [
  'high card',
  'pair',
  'two pairs',
  'three of a kind',
  'straight',
  'flush',
  'full house',
  'four of a kind',
  'straight flush',
] as const;

export type Category = (typeof CATEGORIES)[number];

interface Card {
  value: number;
  suit: string;
}

const FACES: Record<string, number> = { J: 11, Q: 12, K: 13, A: 14 };

function parseCard(text: string): Card {
  const match = /^([2-9]|10|[JQKA])([SHDC])$/.exec(text);
  if (!match) throw new Error(`not a card: ${text}`);
  return { value: FACES[match[1]] ?? Number(match[1]), suit: match[2] };
}

/** The highest card of the straight, 0 when it is none; the values come from high to low. */
function straightHigh(values: readonly number[]): number {
  if (new Set(values).size !== 5) return 0;
  if (values[0] - values[4] === 4) return values[0];
  if (values[0] === 14 && values[1] === 5) return 5;
  return 0;
}

/** The number of the category, then the values that decide between two hands of it. */
export function rank(hand: string): number[] {
  const cards = hand.split(/\s+/).map(parseCard);
  if (cards.length !== 5) throw new Error('a hand has five cards');
  const values = cards.map(({ value }) => value).sort((a, b) => b - a);
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const groups = [...counts].sort(([v, n], [w, m]) => m - n || w - v);
  const shape = groups.map(([, count]) => count).join('');
  const deciders = groups.map(([value]) => value);

  const flush = cards.every(({ suit }) => suit === cards[0].suit);
  const high = straightHigh(values);
  if (flush && high > 0) return [8, high];
  if (shape === '41') return [7, ...deciders];
  if (shape === '32') return [6, ...deciders];
  if (flush) return [5, ...values];
  if (high > 0) return [4, high];
  if (shape === '311') return [3, ...deciders];
  if (shape === '221') return [2, ...deciders];
  if (shape === '2111') return [1, ...deciders];
  return [0, ...values];
}

export const category = (hand: string): Category => CATEGORIES[rank(hand)[0]];

/** Negative when the first hand is worse, positive when it is better, 0 when both are worth the same. */
export function compareHands(a: string, b: string): number {
  const left = rank(a);
  const right = rank(b);
  const i = left.findIndex((value, at) => value !== right[at]);
  return i === -1 ? 0 : left[i] - right[i];
}

export function winners(hands: readonly string[]): string[] {
  return hands.filter((hand) => hands.every((other) => compareHands(hand, other) >= 0));
}
