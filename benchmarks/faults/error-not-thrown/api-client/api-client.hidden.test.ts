import { ApiError, type ApiResponse, findTicket, getTicket, listTickets } from './api-client';

const answering =
  (status: number, body: unknown = {}) =>
  async (): Promise<ApiResponse> => ({ ok: status >= 200 && status < 300, status, json: async () => body });

const errorOf = async (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('answers of the server', () => {
  it.each([400, 401, 403, 404, 409, 429, 500, 502, 503, 304])('%i is an error', async (status) => {
    const error = await errorOf(getTicket(answering(status), 7));
    expect(error).toBeInstanceOf(ApiError);
    expect((error as ApiError).status).toBe(status);
    expect((error as ApiError).message).toBe(`/tickets/7 answered ${status}`);
  });

  it.each([200, 201, 203])('%i is none', async (status) => {
    const ticket = { id: 7, title: 'x', state: 'open' };
    expect(await getTicket(answering(status, ticket), 7)).toEqual(ticket);
  });

  it('misses only what is missing', async () => {
    expect(await findTicket(answering(404), 1)).toBeUndefined();
    expect(await errorOf(findTicket(answering(410), 1))).toBeInstanceOf(ApiError);
    expect(await errorOf(findTicket(answering(500), 1))).toBeInstanceOf(ApiError);
  });

  it('does not read the body of an error', async () => {
    let reads = 0;
    const fetch = async (): Promise<ApiResponse> => ({
      ok: false,
      status: 502,
      json: async () => {
        reads++;
        throw new SyntaxError('Unexpected token <');
      },
    });
    expect(await errorOf(getTicket(fetch, 1))).toBeInstanceOf(ApiError);
    expect(reads).toBe(0);
  });

  it('stops when a page fails', async () => {
    const fetch = async (url: string): Promise<ApiResponse> => {
      if (url === '/next') return answering(503)();
      return answering(200, { items: [], next: '/next' })();
    };
    expect(await errorOf(listTickets(fetch, 'x'))).toMatchObject({ status: 503, message: '/next answered 503' });
  });

  it('passes on a broken connection', async () => {
    const broken = new TypeError('fetch failed');
    expect(await errorOf(findTicket(() => Promise.reject(broken), 1))).toBe(broken);
  });
});
