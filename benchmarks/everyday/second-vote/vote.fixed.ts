export function winner(votes: readonly string[]): string | undefined {
  const counts: Record<string, number> = {};
  for (const vote of votes) counts[vote] = (counts[vote] ?? 0) + 1;
  let best: string | undefined;
  for (const [name, count] of Object.entries(counts)) {
    if (best === undefined || count > counts[best]) best = name;
  }
  return best;
}
