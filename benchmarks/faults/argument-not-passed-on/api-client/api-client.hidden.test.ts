import { ApiClient } from './api-client';
import type { HttpRequest, HttpResponse } from './api-client';

function server(...answers: HttpResponse[]) {
  const sent: HttpRequest[] = [];
  const client = new ApiClient('http://h/', 't', async (request) => {
    sent.push({ ...request, headers: { ...request.headers } });
    return answers.shift() ?? { status: 204, body: '' };
  });
  return { client, sent, urls: () => sent.map((request) => `${request.method} ${request.url}`) };
}

it('passes the query on with every method', async () => {
  const { client, urls } = server();
  const query = { a: 1, b: false, c: undefined, d: '&=' };

  await client.get('/x', { query });
  await client.post('x', 0, { query });
  await client.delete('x', { query: { force: true } });
  await client.get('x', { query: {} });
  await client.get('x', { headers: { h: '1' } });

  expect(urls()).toEqual([
    'GET http://h/x?a=1&b=false&d=%26%3D',
    'POST http://h/x?a=1&b=false&d=%26%3D',
    'DELETE http://h/x?force=true',
    'GET http://h/x',
    'GET http://h/x',
  ]);
});

it('keeps the query when it tries again', async () => {
  const { client, urls } = server({ status: 429, body: '' }, { status: 502, body: '' }, { status: 200, body: '1' });

  expect(await client.get('x', { query: { n: 0 }, retries: 2 })).toBe(1);
  expect(urls()).toEqual(['GET http://h/x?n=0', 'GET http://h/x?n=0', 'GET http://h/x?n=0']);
});

it('gives up', async () => {
  const { client, sent } = server({ status: 429, body: '' }, { status: 429, body: '' });

  await expect(client.get('x', { retries: 1, query: { n: 1 } })).rejects.toThrow('GET x: 429');
  expect(sent).toHaveLength(2);
});

it('lists with headers, retries and its own paging', async () => {
  const { client, sent, urls } = server({ status: 503, body: '' }, { status: 200, body: '[1]' });

  expect(await client.list('l', { query: { page: 9, z: 1 }, headers: { h: 'v' }, retries: 1 })).toEqual([1]);
  expect(urls()).toEqual(['GET http://h/l?page=1&z=1&limit=100', 'GET http://h/l?page=1&z=1&limit=100']);
  expect(sent[1]?.headers).toEqual({ accept: 'application/json', authorization: 'Bearer t', h: 'v' });
});

it('says that a body is JSON', async () => {
  const { client, sent } = server();
  await client.post('x', null);

  expect(sent[0]).toEqual({
    method: 'POST',
    url: 'http://h/x',
    headers: { accept: 'application/json', authorization: 'Bearer t', 'content-type': 'application/json' },
    body: 'null',
  });
});
