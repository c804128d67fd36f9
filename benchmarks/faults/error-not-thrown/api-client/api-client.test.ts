import { ApiError, type ApiResponse, findTicket, getTicket, listTickets, openTitles } from './api-client';

const answers: Record<string, [status: number, body: unknown]> = {
  '/tickets/1': [200, { id: 1, title: 'Login fails', state: 'open' }],
  '/tickets/2': [404, { message: 'not found' }],
  '/tickets/3': [403, { message: 'forbidden' }],
  '/projects/web/tickets': [200, { items: [{ id: 1, title: 'Login fails', state: 'open' }], next: '/page/2' }],
  '/page/2': [200, { items: [{ id: 4, title: 'Typo', state: 'closed' }], next: null }],
};

const fetch = async (url: string): Promise<ApiResponse> => {
  const [status, body] = answers[url] ?? [500, { message: 'oops' }];
  return { ok: status >= 200 && status < 300, status, json: async () => body };
};

describe('api client', () => {
  it('gets a ticket', async () => {
    expect(await getTicket(fetch, 1)).toEqual({ id: 1, title: 'Login fails', state: 'open' });
  });

  it('finds a ticket', async () => {
    expect((await findTicket(fetch, 1))?.title).toBe('Login fails');
  });

  it('does not find a ticket', async () => {
    expect(await findTicket(fetch, 2)).toBeUndefined();
  });

  it('fails without permission', async () => {
    await expect(findTicket(fetch, 3)).rejects.toThrow('/tickets/3 answered 403');
  });

  it('fails for a server error', async () => {
    await expect(getTicket(fetch, 99)).rejects.toThrow(ApiError);
  });

  it('lists the tickets of all pages', async () => {
    expect((await listTickets(fetch, 'web')).map((ticket) => ticket.id)).toEqual([1, 4]);
  });

  it('lists open titles', async () => {
    expect(await openTitles(fetch, 'web')).toEqual(['Login fails']);
  });
});
