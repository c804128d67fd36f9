export interface Page<T> {
  items: T[];
  page: number;
  pages: number;
  hasNext: boolean;
}

export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** One page of a list. Page numbers start at 1 and are clamped to the pages there are. */
export function paginate<T>(all: readonly T[], requested: number, pageSize = 20): Page<T> {
  const pages = pageCount(all.length, pageSize);
  const page = Math.min(Math.max(1, Math.trunc(requested)), pages);
  const start = (page - 1) * pageSize;
  return {
    items: all.slice(start, start + pageSize),
    page,
    pages,
    hasNext: page < pages,
  };
}

/**
 * The page numbers shown in the pager: `width` neighbouring pages with the current one in the
 * middle, moved inwards at both ends of the list.
 */
export function pagerWindow(current: number, pages: number, width = 5): number[] {
  const size = Math.min(width, pages);
  const half = Math.floor(size / 2);
  const first = Math.max(1, Math.min(current - half, pages - size));
  return Array.from({ length: size }, (_, i) => first + i);
}

export function pageLink(path: string, page: number): string {
  return page === 1 ? path : `${path}?page=${page}`;
}
