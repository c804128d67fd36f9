export interface Review {
  readonly author: string;
  /** 1 to 5 */
  readonly stars: number;
  readonly text: string;
  readonly verified: boolean;
}

export interface ReviewSummary {
  readonly count: number;
  readonly average: number | null;
  readonly histogram: readonly number[];
  readonly label: string;
}

/** Rounded to one decimal; null while there is nothing to average. */
export function averageRating(reviews: readonly Review[]): number | null {
  if (reviews.length === 0) return null;
  const total = reviews.reduce((sum, review) => sum + review.stars, 0);
  return Math.round((total / reviews.length) * 10) / 10;
}

/** How many reviews have 1, 2, … 5 stars. */
export function histogram(reviews: readonly Review[]): number[] {
  const counts = [0, 0, 0, 0, 0];
  for (const { stars } of reviews) {
    counts[stars - 1] = (counts[stars - 1] ?? 0) + 1;
  }
  return counts;
}

export function ratingLabel(average: number | null): string {
  if (average === null) return 'No reviews yet';
  if (average >= 4.5) return 'Excellent';
  if (average >= 3.5) return 'Good';
  if (average >= 2.5) return 'Mixed';
  return 'Poor';
}

export function summarize(reviews: readonly Review[], onlyVerified = false): ReviewSummary {
  const counted = onlyVerified ? reviews.filter((review) => review.verified) : reviews;
  const average = averageRating(counted);
  return { count: counted.length, average, histogram: histogram(counted), label: ratingLabel(average) };
}
