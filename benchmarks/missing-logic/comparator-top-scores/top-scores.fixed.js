/** The best results, highest first. */
export function topScores(scores, count) {
  return [...scores].sort((a, b) => b - a).slice(0, count);
}
