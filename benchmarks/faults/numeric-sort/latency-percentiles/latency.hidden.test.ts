import { percentile, slowRoutes } from './latency';

describe('percentile', () => {
  it.each([
    [[1], 0, 1],
    [[1], 100, 1],
    [[10, 9], 50, 9],
    [[10, 9], 51, 10],
    [[100, 20, 3], 1, 3],
    [[100, 20, 3], 34, 20],
    [[100, 20, 3], 67, 100],
    [[-1, -10, 2, 10], 25, -10],
    [[-1, -10, 2, 10], 50, -1],
    [[0.5, 1e3, 1e21, 7], 75, 1000],
    [[11, 1, 2, 10, 3], 60, 3],
    [[5, 5, 5], 50, 5],
  ])('of %j at %d', (values, percent, expected) => {
    expect(percentile(values, percent)).toBe(expected);
  });

  it('does not change the values', () => {
    const values = [30, 4, 200];
    percentile(values, 50);
    expect(values).toEqual([30, 4, 200]);
  });

  it('is right for a long series', () => {
    const values = Array.from({ length: 1000 }, (_, index) => ((index * 7) % 1000) + 1);
    for (const percent of [1, 5, 50, 95, 99, 100]) expect(percentile(values, percent)).toBe(percent * 10);
  });

  it('does not blame fast routes', () => {
    const samples = [9, 85, 100].map((ms) => ({ route: '/x', ms }));
    expect(slowRoutes(samples, 99)).toEqual(['/x']);
    expect(slowRoutes(samples, 100)).toEqual([]);
  });
});
