import { buildRequest } from './http-client';

const headersOf = (headers: Record<string, string>, body?: unknown): Record<string, string> =>
  buildRequest('https://x.test', '/', body === undefined ? { headers } : { headers, body }).headers;

describe('request headers', () => {
  it('lets the caller win over every default', () => {
    expect(headersOf({ accept: 'text/html', 'user-agent': 'probe', 'content-type': 'text/plain' }, 'hi')).toEqual({
      accept: 'text/html',
      'user-agent': 'probe',
      'content-type': 'text/plain',
    });
  });

  it('keeps the defaults that the caller does not name', () => {
    expect(headersOf({ ACCEPT: '*/*', 'X-Trace': '1' }, {})).toEqual({
      accept: '*/*',
      'user-agent': 'shop-web/3',
      'content-type': 'application/json',
      'x-trace': '1',
    });
    expect(headersOf({ 'User-Agent': 'cli' })).toEqual({ accept: 'application/json', 'user-agent': 'cli' });
  });

  it('sets no content type without a body', () => {
    expect(headersOf({})).not.toHaveProperty('content-type');
    expect(headersOf({ 'content-type': 'text/plain' })['content-type']).toBe('text/plain');
  });

  it('does not let options change the address', () => {
    const options = { url: 'https://evil.test', timeoutMs: 5 } as object;
    expect(buildRequest('https://x.test', 'a', options)).toMatchObject({ url: 'https://x.test/a', timeoutMs: 5 });
  });

  it('does not keep state between requests', () => {
    headersOf({ accept: 'text/csv' });
    expect(headersOf({})['accept']).toBe('application/json');
  });
});
