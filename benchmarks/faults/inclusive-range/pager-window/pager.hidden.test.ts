import { pagerItems, pageWindow } from './pager';

describe('page window', () => {
  it.each([
    [1, 10, 2, [1, 2, 3]],
    [2, 10, 2, [1, 2, 3, 4]],
    [10, 10, 2, [8, 9, 10]],
    [9, 10, 2, [7, 8, 9, 10]],
    [5, 9, 4, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    [3, 7, 0, [3]],
    [1, 1, 3, [1]],
    [2, 2, 3, [1, 2]],
    [6, 12, 1, [5, 6, 7]],
  ])('of page %i of %i with radius %i', (current, pages, radius, expected) => {
    expect(pageWindow(current, pages, radius)).toEqual(expected);
  });

  it('never leaves the result', () => {
    for (let pages = 1; pages <= 8; pages++) {
      for (let current = 1; current <= pages; current++) {
        const window = pageWindow(current, pages, 2);
        expect(window).toContain(current);
        expect(window[0]).toBe(Math.max(1, current - 2));
        expect(window.at(-1)).toBe(Math.min(pages, current + 2));
        expect(new Set(window).size).toBe(window.length);
      }
    }
  });

  it('marks exactly one page as current', () => {
    const items = pagerItems({ current: 3, totalItems: 50, pageSize: 10 });
    expect(items.filter((item) => item.kind === 'page' && item.current)).toEqual([
      { kind: 'page', page: 3, current: true },
    ]);
    expect(items.map((item) => (item.kind === 'page' ? item.page : 0))).toEqual([1, 2, 3, 4, 5]);
  });
});
