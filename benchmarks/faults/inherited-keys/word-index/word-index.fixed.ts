const STOP_WORDS = new Set(['a', 'an', 'and', 'in', 'is', 'of', 'or', 'the', 'to']);

export interface WordCount {
  word: string;
  count: number;
}

/** Words in lower case, without those that say nothing about a text. */
export function words(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? []).filter((word) => !STOP_WORDS.has(word));
}

/** How often each word stands in a text; the most frequent first, equal ones by the alphabet. */
export function countWords(text: string): WordCount[] {
  const counts: Record<string, number> = Object.create(null);
  for (const word of words(text)) {
    counts[word] = (counts[word] ?? 0) + 1;
  }
  return Object.entries(counts)
    .map(([word, count]) => ({ word, count }))
    .sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1));
}

/** The words for the `keywords` field of the search index. */
export function keywords(text: string, limit = 5): string[] {
  return countWords(text)
    .slice(0, limit)
    .map((entry) => entry.word);
}

/** Between 0 and 1: the share of the words of `query` that stand in `text`. */
export function relevance(query: string, text: string): number {
  const wanted = words(query);
  if (wanted.length === 0) return 0;
  const present = new Set(words(text));
  return wanted.filter((word) => present.has(word)).length / wanted.length;
}
