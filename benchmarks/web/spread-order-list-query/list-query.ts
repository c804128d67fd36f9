/** The state of a list page, as it stands in the address. */

export interface ListQuery {
  readonly page?: number;
  readonly perPage: number;
  readonly sort?: string;
  readonly search?: string;
  readonly status?: 'open' | 'closed';
}

export type Filter = Partial<Pick<ListQuery, 'search' | 'status'>>;

const FIRST = { page: 1, perPage: 20 };

/** Fills up what an address leaves out. */
export function complete(query: Partial<ListQuery>): ListQuery {
  return { ...FIRST, ...query };
}

/** A new filter begins on the first page; page size and order stay. */
export function withFilter(query: ListQuery, filter: Filter): ListQuery {
  return { page: FIRST.page, ...query, ...filter };
}

export function withPage(query: ListQuery, page: number): ListQuery {
  return { ...query, page: Math.max(FIRST.page, page) };
}

/** Only what differs from a fresh list, keys in a fixed order. */
export function toAddress(query: ListQuery): string {
  const pairs = Object.entries(query)
    .filter(([key, value]) => value !== undefined && value !== (FIRST as ListQuery)[key as keyof ListQuery])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return pairs.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&');
}
