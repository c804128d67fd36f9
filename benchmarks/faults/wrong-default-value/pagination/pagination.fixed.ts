export interface PageRequest {
  /** 1-based. */
  page?: number;
  perPage?: number;
}

export interface Page<T> {
  items: T[];
  page: number;
  pages: number;
  total: number;
}

const MAX_PER_PAGE = 100;

function atLeastOne(value: number): number {
  return Math.max(1, Math.floor(value));
}

export function pageCount(total: number, perPage: number): number {
  return Math.ceil(total / perPage);
}

export function paginate<T>(items: readonly T[], { page = 1, perPage = 25 }: PageRequest = {}): Page<T> {
  const size = Math.min(atLeastOne(perPage), MAX_PER_PAGE);
  const start = (page - 1) * size;
  return {
    items: start < 0 ? [] : items.slice(start, start + size),
    page,
    pages: pageCount(items.length, size),
    total: items.length,
  };
}

/** Reads `?page=2&per_page=50`; what is not a number is as if it were not there. */
export function pageRequest(query: URLSearchParams): PageRequest {
  const request: PageRequest = {};
  const page = Number.parseInt(query.get('page') ?? '', 10);
  const perPage = Number.parseInt(query.get('per_page') ?? '', 10);
  if (!Number.isNaN(page)) request.page = atLeastOne(page);
  if (!Number.isNaN(perPage)) request.perPage = atLeastOne(perPage);
  return request;
}

/** Value of the `Link` header, in the form of RFC 8288. */
export function linkHeader(path: string, { page, pages }: { page: number; pages: number }): string {
  const links: string[] = [];
  if (page > 1) links.push(`<${path}?page=${page - 1}>; rel="prev"`);
  if (page < pages) links.push(`<${path}?page=${page + 1}>; rel="next"`);
  return links.join(', ');
}
