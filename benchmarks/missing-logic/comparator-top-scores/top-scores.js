/** The best results, highest first. */
export function topScores(scores, count) {
  return [...scores].sort().slice(0, count);
}
