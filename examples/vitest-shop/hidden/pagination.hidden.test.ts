import { expect, test } from 'vitest';
import { pagerWindow, paginate } from '../src/pagination.ts';

test('every window is complete, ascending, in range and holds the current page', () => {
  for (const width of [1, 2, 3, 4, 5, 7]) {
    for (let pages = 1; pages <= 12; pages += 1) {
      for (let current = 1; current <= pages; current += 1) {
        const shown = pagerWindow(current, pages, width);
        expect(shown).toHaveLength(Math.min(width, pages));
        expect(shown).toContain(current);
        expect(shown[0]).toBeGreaterThanOrEqual(1);
        expect(shown[shown.length - 1]).toBeLessThanOrEqual(pages);
        shown.forEach((page, i) => expect(page).toBe(shown[0] + i));
      }
    }
  }
});

test('windows of both ends and of the middle', () => {
  expect(pagerWindow(10, 10)).toEqual([6, 7, 8, 9, 10]);
  expect(pagerWindow(8, 10)).toEqual([6, 7, 8, 9, 10]);
  expect(pagerWindow(7, 10)).toEqual([5, 6, 7, 8, 9]);
  expect(pagerWindow(2, 10)).toEqual([1, 2, 3, 4, 5]);
  expect(pagerWindow(6, 6, 1)).toEqual([6]);
  expect(pagerWindow(5, 5)).toEqual([1, 2, 3, 4, 5]);
});

test('paginate is unchanged', () => {
  expect(paginate([1, 2, 3], 0, 2)).toEqual({ items: [1, 2], page: 1, pages: 2, hasNext: true });
  expect(paginate([], 3)).toEqual({ items: [], page: 1, pages: 1, hasNext: false });
});
