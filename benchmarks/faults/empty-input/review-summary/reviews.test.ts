import { averageRating, histogram, ratingLabel, type Review, summarize } from './reviews';

const review = (stars: number, verified = true): Review => ({ author: 'someone', stars, text: '', verified });

describe('reviews', () => {
  it('averages the stars', () => {
    expect(averageRating([review(5), review(4)])).toBe(4.5);
    expect(averageRating([review(5), review(4), review(4)])).toBe(4.3);
  });

  it('has no average without reviews', () => {
    expect(averageRating([])).toBeNull();
  });

  it('counts the stars', () => {
    expect(histogram([review(5), review(1), review(5)])).toEqual([1, 0, 0, 0, 2]);
  });

  it('puts the average into words', () => {
    expect(ratingLabel(4.7)).toBe('Excellent');
    expect(ratingLabel(3.5)).toBe('Good');
    expect(ratingLabel(1)).toBe('Poor');
    expect(ratingLabel(null)).toBe('No reviews yet');
  });

  it('sums up the reviews of a product', () => {
    expect(summarize([review(4), review(2, false)])).toEqual({
      count: 2,
      average: 3,
      histogram: [0, 1, 0, 1, 0],
      label: 'Mixed',
    });
  });

  it('says that nobody has verified anything yet', () => {
    expect(summarize([review(5, false), review(4, false)], true)).toEqual({
      count: 0,
      average: null,
      histogram: [0, 0, 0, 0, 0],
      label: 'No reviews yet',
    });
  });
});
