import { HttpClient, type Hook, type HttpRequest } from './http-client';

const requests: HttpRequest[] = [];
const send = async (request: HttpRequest) => {
  requests.push(request);
  return { status: 200, body: '1' };
};
const tag =
  (name: string): Hook =>
  (request) => ({ ...request, url: `${request.url}+${name}` });
async function sent(client: HttpClient): Promise<HttpRequest> {
  await client.get('/x');
  return requests[requests.length - 1];
}

test('two parts do not know of each other', async () => {
  const root = new HttpClient(send, 'r', { a: '1' });
  const left = root.extend('/left').setHeader('b', '2').use(tag('left'));
  const right = root.extend('/right').setHeader('a', null).use(tag('right'));
  expect(await sent(left)).toMatchObject({ url: 'r/left/x+left', headers: { a: '1', b: '2' } });
  const fromRight = await sent(right);
  expect(fromRight.url).toBe('r/right/x+right');
  expect(fromRight.headers).toEqual({});
  const fromRoot = await sent(root);
  expect(fromRoot.url).toBe('r/x');
  expect(fromRoot.headers).toEqual({ a: '1' });
});

test('later settings of the whole are not those of the part', async () => {
  const root = new HttpClient(send, 'r');
  const part = root.extend('/p');
  root.setHeader('Late', 'yes').use(tag('late'));
  expect(await sent(part)).toEqual({ method: 'GET', url: 'r/p/x', headers: {} });
  expect(await sent(root)).toEqual({ method: 'GET', url: 'r/x+late', headers: { late: 'yes' } });
});

test('parts of parts', async () => {
  const a = new HttpClient(send, 'a').use(tag('1'));
  const b = a.extend('/b').use(tag('2'));
  const c = b.extend('/c').use(tag('3'));
  expect((await sent(c)).url).toBe('a/b/c/x+1+2+3');
  expect((await sent(b)).url).toBe('a/b/x+1+2');
  expect((await sent(a)).url).toBe('a/x+1');
});

test('a header and a hook of the part of a part', async () => {
  const root = new HttpClient(send, 'r', { lang: 'en' });
  const part = root.extend('/p');
  part.extend('/q').setHeader('Lang', 'de').setHeader('Extra', '1').use(tag('q'));
  expect(await sent(part)).toEqual({ method: 'GET', url: 'r/p/x', headers: { lang: 'en' } });
  expect(await sent(root)).toEqual({ method: 'GET', url: 'r/x', headers: { lang: 'en' } });
});

test('a hook that changes the headers of a request', async () => {
  const client = new HttpClient(send, 'r').use((request) => {
    request.headers['trace'] = 'on';
    return request;
  });
  expect((await sent(client)).headers).toEqual({ trace: 'on' });
  expect((await sent(client.extend('/p'))).headers).toEqual({ trace: 'on' });
});
