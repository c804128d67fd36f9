export interface Review {
  product: string;
  /** 1 to 5; null when somebody wrote a text only. */
  stars: number | null;
  text: string;
  helpful: number;
}

export interface RatingSummary {
  product: string;
  average: number | null;
  reviews: number;
}

/** The mean to one decimal; null when nobody gave stars. */
export function averageStars(reviews: readonly Review[]): number | null {
  const stars = reviews.map((review) => review.stars).filter((value) => value !== null);
  if (stars.length === 0) return null;
  const sum = stars.reduce((total, value) => total + value, 0);
  return Math.round((sum / stars.length) * 10) / 10;
}

export function summaries(reviews: readonly Review[]): RatingSummary[] {
  const products = [...new Set(reviews.map((review) => review.product))].sort();
  return products.map((product) => {
    const own = reviews.filter((review) => review.product === product);
    return { product, average: averageStars(own), reviews: own.length };
  });
}

/** The review to show first: the most helpful, among equals the longest. */
export function topReview(reviews: readonly Review[]): Review | undefined {
  return reviews.toSorted((a, b) => b.helpful - a.helpful || b.text.length - a.text.length)[0];
}

export function starBar(average: number | null): string {
  if (average === null) return 'not rated yet';
  const full = Math.round(average);
  return '★'.repeat(full) + '☆'.repeat(5 - full);
}
