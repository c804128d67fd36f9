import { averageStars, starBar, summaries, topReview } from './product-ratings';

const review = (product: string, stars: number | null, text = '', helpful = 0) => ({ product, stars, text, helpful });

describe('averageStars', () => {
  it('is the mean', () => {
    expect(averageStars([review('mug', 5), review('mug', 4), review('mug', 4)])).toBe(4.3);
  });

  it('does not count who gave no stars', () => {
    expect(averageStars([review('mug', 5), review('mug', null, 'Nice.'), review('mug', 4)])).toBe(4.5);
  });

  it('is unknown when nobody gave stars', () => {
    expect(averageStars([review('mug', null, 'Broken on arrival')])).toBeNull();
  });

  it('is unknown without reviews', () => {
    expect(averageStars([])).toBeNull();
  });
});

it('sums up products', () => {
  expect(summaries([review('pan', 2), review('mug', null), review('mug', 3)])).toEqual([
    { product: 'mug', average: 3, reviews: 2 },
    { product: 'pan', average: 2, reviews: 1 },
  ]);
});

it('shows the most helpful review first', () => {
  const reviews = [review('mug', 1, 'No', 2), review('mug', null, 'Well made', 7), review('mug', 5, 'OK', 7)];

  expect(topReview(reviews)?.text).toBe('Well made');
  expect(topReview([])).toBeUndefined();
});

it('draws stars', () => {
  expect(starBar(3.6)).toBe('★★★★☆');
  expect(starBar(null)).toBe('not rated yet');
});
