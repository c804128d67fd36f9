import { byRoute, mean, percentile, slowRoutes, summarize } from './latency';

describe('latency', () => {
  it('takes the nearest rank', () => {
    expect(percentile([15, 20, 35, 40, 50], 40)).toBe(20);
    expect(percentile([15, 20, 35, 40, 50], 100)).toBe(50);
  });

  it('does not need sorted values', () => {
    expect(percentile([300, 100, 200], 50)).toBe(200);
  });

  it('compares values of different length', () => {
    expect(percentile([9, 80, 700, 1000], 50)).toBe(80);
  });

  it('needs values', () => {
    expect(() => percentile([], 50)).toThrow(RangeError);
  });

  it('averages', () => {
    expect(mean([1, 2, 6])).toBe(3);
  });

  it('sums up', () => {
    expect(summarize([5, 110, 12, 8, 95])).toEqual({ count: 5, mean: 46, p50: 12, p95: 110, max: 110 });
  });

  it('groups by route and leaves failures out', () => {
    const samples = [
      { route: '/a', ms: 10 },
      { route: '/b', ms: 20 },
      { route: '/a', ms: 30 },
      { route: '/a', ms: 9000, failed: true },
    ];
    expect([...byRoute(samples)]).toEqual([
      ['/a', [10, 30]],
      ['/b', [20]],
    ]);
  });

  it('finds slow routes', () => {
    const samples = [
      { route: '/list', ms: 90 },
      { route: '/list', ms: 1200 },
      { route: '/item', ms: 70 },
    ];
    expect(slowRoutes(samples, 1000)).toEqual(['/list']);
  });
});
