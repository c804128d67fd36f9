const MIN = 1;
const MAX = 5;

/** Adds a rating to the counts by stars; the counts given are left as they are. */
export function addRating(counts, stars) {
  if (!Number.isInteger(stars)) throw new TypeError(`not a whole number of stars: ${stars}`);
  return { ...counts, [stars]: (counts[stars] ?? 0) + 1 };
}
