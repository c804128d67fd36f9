import { HttpClient, HttpError, type HttpRequest } from './http-client';

function server(status = 200, body = '{"ok":true}') {
  const requests: HttpRequest[] = [];
  const send = async (request: HttpRequest) => {
    requests.push(request);
    return { status, body };
  };
  return { requests, client: new HttpClient(send, 'https://api.test', { accept: 'application/json' }) };
}

test('gets JSON', async () => {
  const { client, requests } = server();
  expect(await client.get('/me')).toEqual({ ok: true });
  expect(requests).toEqual([{ method: 'GET', url: 'https://api.test/me', headers: { accept: 'application/json' } }]);
});

test('posts JSON', async () => {
  const { client, requests } = server(204, '');
  expect(await client.post('/items', { a: 1 })).toBeUndefined();
  expect(requests[0].body).toBe('{"a":1}');
  expect(requests[0].headers['content-type']).toBe('application/json');
  await client.get('/items');
  expect(requests[1].headers).toEqual({ accept: 'application/json' });
});

test('fails on errors', async () => {
  const { client } = server(404, '');
  await expect(client.get('/nope')).rejects.toThrow(new HttpError(404, 'https://api.test/nope'));
});

test('a part of the API takes the settings over', async () => {
  const { client, requests } = server();
  client.setHeader('Authorization', 'Bearer 1').use((request) => ({ ...request, url: `${request.url}?v=2` }));
  await client.extend('/admin').get('/users');
  expect(requests[0].url).toBe('https://api.test/admin/users?v=2');
  expect(requests[0].headers).toEqual({ accept: 'application/json', authorization: 'Bearer 1' });
});

test('settings of the part stay there', async () => {
  const { client, requests } = server();
  client
    .extend('/admin')
    .setHeader('X-Role', 'admin')
    .use((request) => ({ ...request, url: `${request.url}?audit=1` }));
  await client.get('/me');
  expect(requests[0]).toEqual({ method: 'GET', url: 'https://api.test/me', headers: { accept: 'application/json' } });
});

test('takes a header away', async () => {
  const { client, requests } = server();
  await client.setHeader('Accept', null).get('/');
  expect(requests[0].headers).toEqual({});
});
