import { averageStars, summaries } from './product-ratings';

const reviews = (...stars: (number | null)[]) =>
  stars.map((one) => Object.freeze({ product: 'p', stars: one, text: '', helpful: 0 }));

it.each([
  [[1], 1],
  [[null, 1], 1],
  [[1, null], 1],
  [[null, 5, null, null, 4, null], 4.5],
  [[null, null], null],
  [[3, 3, 4], 3.3],
  [[1, 2, null, 2], 1.7],
  [[5, 5, 5, 5, null], 5],
])('the average of %j is %j', (stars, average) => {
  expect(averageStars(reviews(...stars))).toBe(average);
});

it('counts texts as reviews all the same', () => {
  expect(summaries(reviews(null, 4, null))).toEqual([{ product: 'p', average: 4, reviews: 3 }]);
  expect(summaries(reviews(null))).toEqual([{ product: 'p', average: null, reviews: 1 }]);
  expect(summaries([])).toEqual([]);
});
