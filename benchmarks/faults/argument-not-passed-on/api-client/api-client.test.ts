import { ApiClient, ApiError, buildUrl } from './api-client';
import type { HttpRequest, HttpResponse } from './api-client';

describe('buildUrl', () => {
  it('joins base and path', () => {
    expect(buildUrl('https://api.example/v1/', '/tickets')).toBe('https://api.example/v1/tickets');
  });

  it('writes the query', () => {
    expect(buildUrl('https://api.example', 'tickets', { open: true, by: undefined, q: 'a b' })).toBe(
      'https://api.example/tickets?open=true&q=a+b',
    );
  });
});

describe('ApiClient', () => {
  let sent: HttpRequest[];
  let answers: HttpResponse[];
  let client: ApiClient;

  beforeEach(() => {
    sent = [];
    answers = [];
    client = new ApiClient('https://api.example', 'T', async (request) => {
      sent.push(request);
      return answers.shift() ?? { status: 200, body: '[]' };
    });
  });

  it('sends the token', async () => {
    await client.get('tickets');

    expect(sent).toEqual([
      {
        method: 'GET',
        url: 'https://api.example/tickets',
        headers: { accept: 'application/json', authorization: 'Bearer T' },
      },
    ]);
  });

  it('asks with a query', async () => {
    await client.get('tickets', { query: { state: 'open', limit: 5 } });

    expect(sent[0]?.url).toBe('https://api.example/tickets?state=open&limit=5');
  });

  it('posts JSON', async () => {
    answers = [{ status: 201, body: '{"id":7}' }];

    expect(await client.post('tickets', { title: 'Broken' })).toEqual({ id: 7 });
    expect(sent[0]).toMatchObject({ method: 'POST', body: '{"title":"Broken"}' });
  });

  it('tries again when the server is busy', async () => {
    answers = [
      { status: 503, body: '' },
      { status: 200, body: '"ok"' },
    ];

    expect(await client.get('health', { retries: 1 })).toBe('ok');
  });

  it('throws what the server refuses', async () => {
    answers = [{ status: 404, body: '' }];

    await expect(client.delete('tickets/1')).rejects.toThrow(new ApiError(404, 'DELETE tickets/1: 404'));
  });

  it('asks for page after page', async () => {
    answers = [
      { status: 200, body: JSON.stringify(Array(100).fill('x')) },
      { status: 200, body: '["last"]' },
    ];

    expect(await client.list('users', { query: { team: 'web' } })).toHaveLength(101);
    expect(sent.map((request) => request.url)).toEqual([
      'https://api.example/users?team=web&page=1&limit=100',
      'https://api.example/users?team=web&page=2&limit=100',
    ]);
  });
});
