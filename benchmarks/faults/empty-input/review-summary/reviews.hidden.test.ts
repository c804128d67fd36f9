import { averageRating, type Review, summarize } from './reviews';

const reviews = (...stars: number[]): Review[] =>
  stars.map((count) => ({ author: 'a', stars: count, text: 't', verified: count > 2 }));

describe('average rating', () => {
  it.each([
    [[], null],
    [[1], 1],
    [[5], 5],
    [[1, 2], 1.5],
    [[1, 1, 2], 1.3],
    [[5, 5, 4], 4.7],
    [[3, 3, 3, 3], 3],
  ])('of %j', (stars, expected) => {
    expect(averageRating(reviews(...stars))).toBe(expected);
  });

  it('labels an empty list', () => {
    expect(summarize([]).label).toBe('No reviews yet');
    expect(summarize([], true).average).toBeNull();
  });

  it('averages only the verified ones', () => {
    expect(summarize(reviews(5, 4, 1), true)).toEqual({
      count: 2,
      average: 4.5,
      histogram: [0, 0, 0, 1, 1],
      label: 'Excellent',
    });
    expect(summarize(reviews(1), false).average).toBe(1);
    expect(summarize(reviews(1), true).average).toBeNull();
  });
});
