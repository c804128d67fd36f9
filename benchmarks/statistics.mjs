/** The middle value; of an even number of them the mean of the two. */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * Bounds that hold the median of what `numbers` are drawn from with at least 95 %: two of the sorted numbers themselves, chosen by
 * the binomial distribution of how many lie below it. It asks for no shape of the distribution; six numbers are the fewest.
 */
export function medianInterval(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const count = sorted.length;
  // P(at most k of count lie below the median) for k = 0, 1, …
  let below = 0.5 ** count;
  let cumulated = below;
  let cut = -1;
  for (let k = 0; cumulated <= 0.025; k++) {
    cut = k;
    below *= (count - k) / (k + 1);
    cumulated += below;
  }
  if (cut < 0) throw new Error(`${count} numbers are too few for an interval of 95 %`);
  return [sorted[cut], sorted[count - 1 - cut]];
}
