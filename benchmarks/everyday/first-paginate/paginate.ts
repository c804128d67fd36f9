export interface Page<T> {
  items: T[];
  page: number;
  pages: number;
  hasNext: boolean;
}

export function paginate<T>(all: readonly T[], page: number, size: number): Page<T> {
  const pages = Math.max(1, Math.floor(all.length / size));
  const current = Math.min(Math.max(1, page), pages);
  const from = (current - 1) * size;
  return { items: all.slice(from, from + size), page: current, pages, hasNext: current < pages };
}
