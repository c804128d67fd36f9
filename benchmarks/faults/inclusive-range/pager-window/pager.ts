/** Page numbers and gaps as the pager below a result list shows them. */
export type PagerItem =
  | { readonly kind: 'page'; readonly page: number; readonly current: boolean }
  | { readonly kind: 'gap' };

export interface PagerState {
  readonly current: number;
  readonly totalItems: number;
  readonly pageSize: number;
}

export function pageCount(totalItems: number, pageSize: number): number {
  if (pageSize <= 0) throw new RangeError(`pageSize must be positive, got ${pageSize}`);
  return Math.max(1, Math.ceil(totalItems / pageSize));
}

export function clampPage(page: number, pages: number): number {
  return Math.min(Math.max(page, 1), pages);
}

/** The pages `radius` to the left and to the right of the current one, both ends included. */
export function pageWindow(current: number, pages: number, radius = 2): number[] {
  const first = Math.max(1, current - radius);
  const last = Math.min(pages, current + radius);
  const window: number[] = [];
  for (let page = first; page < last; page++) {
    window.push(page);
  }
  return window;
}

export function pagerItems(state: PagerState, radius = 2): PagerItem[] {
  const pages = pageCount(state.totalItems, state.pageSize);
  const current = clampPage(state.current, pages);
  const shown = pageWindow(current, pages, radius);
  const items: PagerItem[] = [];
  const push = (page: number): void => {
    items.push({ kind: 'page', page, current: page === current });
  };

  const first = shown[0] ?? 1;
  if (first > 1) push(1);
  if (first > 2) items.push({ kind: 'gap' });
  for (const page of shown) push(page);
  const last = shown.at(-1) ?? pages;
  if (last < pages - 1) items.push({ kind: 'gap' });
  if (last < pages) push(pages);
  return items;
}

/** "21–40 of 95", for the line above the list. */
export function rangeLabel(state: PagerState): string {
  if (state.totalItems === 0) return 'No results';
  const current = clampPage(state.current, pageCount(state.totalItems, state.pageSize));
  const from = (current - 1) * state.pageSize + 1;
  const to = Math.min(current * state.pageSize, state.totalItems);
  return `${from}–${to} of ${state.totalItems}`;
}
