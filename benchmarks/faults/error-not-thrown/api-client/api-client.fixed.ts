/** Reads from the API of our ticket system. The fetch function comes from outside. */

export interface ApiResponse {
  readonly ok: boolean;
  readonly status: number;
  json(): Promise<unknown>;
}

export type Fetch = (url: string) => Promise<ApiResponse>;

export interface Ticket {
  readonly id: number;
  readonly title: string;
  readonly state: 'open' | 'closed';
}

interface Page {
  readonly items: readonly Ticket[];
  readonly next: string | null;
}

export class ApiError extends Error {
  readonly status: number;

  constructor(status: number, url: string) {
    super(`${url} answered ${status}`);
    this.name = 'ApiError';
    this.status = status;
  }
}

async function getJson<T>(fetch: Fetch, url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new ApiError(response.status, url);
  return (await response.json()) as T;
}

export async function getTicket(fetch: Fetch, id: number): Promise<Ticket> {
  return getJson<Ticket>(fetch, `/tickets/${id}`);
}

/** Undefined when there is no such ticket; every other error is the caller's. */
export async function findTicket(fetch: Fetch, id: number): Promise<Ticket | undefined> {
  try {
    return await getTicket(fetch, id);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

export async function listTickets(fetch: Fetch, project: string): Promise<Ticket[]> {
  const tickets: Ticket[] = [];
  let url: string | null = `/projects/${project}/tickets`;
  while (url !== null) {
    const page: Page = await getJson<Page>(fetch, url);
    tickets.push(...page.items);
    url = page.next;
  }
  return tickets;
}

export async function openTitles(fetch: Fetch, project: string): Promise<string[]> {
  const tickets = await listTickets(fetch, project);
  return tickets.filter((ticket) => ticket.state === 'open').map((ticket) => ticket.title);
}
