/** Words with how often they come, the most frequent first; equally frequent ones as they first came. */
export function commonWords(text, limit = 10) {
  const counts = new Map();
  for (const word of text.toLowerCase().split(/\W+/)) {
    if (word !== '') counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const entries = [...counts].sort((a, b) => b[1] - a[1]);
  return entries.slice(0, limit);
}
