/** Word statistics of a text: which words follow each other, and how often. */
export interface NgramOptions {
  size?: number;
  stopWords?: readonly string[];
}

export function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
}

export function* ngrams(list: readonly string[], size: number): Generator<string> {
  for (let i = 0; i + size <= list.length; i++) yield list.slice(i, i + size).join(' ');
}

export function countNgrams(text: string, { size = 2, stopWords = [] }: NgramOptions = {}): Map<string, number> {
  const stop = new Set(stopWords);
  const counts = new Map<string, number>();
  for (const sentence of text.split(/[.!?]+/)) {
    const kept = words(sentence).filter((word) => !stop.has(word));
    for (const gram of ngrams(kept, size)) counts.set(gram, (counts.get(gram) ?? 0) + 1);
  }
  return counts;
}

/** The most frequent first; of the same frequency in the order of the alphabet. */
export function top(counts: ReadonlyMap<string, number>, limit: number): [string, number][] {
  return [...counts].sort(([a, n], [b, m]) => m - n || a.localeCompare(b)).slice(0, limit);
}

/** The share of the words that are different. */
export function richness(text: string): number {
  const list = words(text);
  return list.length === 0 ? 0 : new Set(list).size / list.length;
}
