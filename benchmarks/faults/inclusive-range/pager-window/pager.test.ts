import { clampPage, pageCount, pagerItems, pageWindow, rangeLabel } from './pager';

describe('pager', () => {
  it('counts a last page that is not full', () => {
    expect(pageCount(95, 20)).toBe(5);
    expect(pageCount(100, 20)).toBe(5);
    expect(pageCount(0, 20)).toBe(1);
  });

  it('keeps the page within the result', () => {
    expect(clampPage(0, 5)).toBe(1);
    expect(clampPage(9, 5)).toBe(5);
  });

  it('shows two pages on either side', () => {
    expect(pageWindow(5, 10)).toEqual([3, 4, 5, 6, 7]);
  });

  it('shows only the page when there is one', () => {
    expect(pageWindow(1, 1)).toEqual([1]);
  });

  it('ends the window at the last page', () => {
    expect(pageWindow(9, 9, 1)).toEqual([8, 9]);
  });

  it('draws a gap between the window and the ends', () => {
    const pages = pagerItems({ current: 5, totalItems: 180, pageSize: 20 }, 1).map((item) =>
      item.kind === 'gap' ? '…' : item.page,
    );
    expect(pages).toEqual([1, '…', 4, 5, 6, '…', 9]);
  });

  it('labels the range of the page', () => {
    expect(rangeLabel({ current: 2, totalItems: 95, pageSize: 20 })).toBe('21–40 of 95');
    expect(rangeLabel({ current: 5, totalItems: 95, pageSize: 20 })).toBe('81–95 of 95');
    expect(rangeLabel({ current: 1, totalItems: 0, pageSize: 20 })).toBe('No results');
  });
});
