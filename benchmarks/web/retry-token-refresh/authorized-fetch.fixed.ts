/** Requests with a token that may have run out. */

export interface Reply {
  readonly status: number;
  readonly body?: string;
}

export interface Session {
  readonly token: () => string;
  /** Gets a new token; false when the user has to sign in again. */
  readonly refresh: () => Promise<boolean>;
}

export type Send = (path: string, token: string) => Promise<Reply>;

export class SignInNeeded extends Error {
  constructor() {
    super('sign in again');
  }
}

/** A new token is asked for once a request; the second refusal is the last word. */
const MAX_REFRESHES = 1;

export async function authorizedFetch(path: string, session: Session, send: Send): Promise<Reply> {
  for (let refreshes = 0; ; refreshes++) {
    const reply = await send(path, session.token());
    if (reply.status !== 401) return reply;
    if (refreshes >= MAX_REFRESHES || !(await session.refresh())) throw new SignInNeeded();
  }
}

/** Bodies of several pages, one after the other; it ends at the first page that is not there. */
export async function fetchPages(path: string, session: Session, send: Send): Promise<string[]> {
  const bodies: string[] = [];
  for (let page = 1; ; page++) {
    const reply = await authorizedFetch(`${path}?page=${page}`, session, send);
    if (reply.status === 404) return bodies;
    bodies.push(reply.body ?? '');
  }
}
