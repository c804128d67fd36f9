import { buildRequest, isRetryable, joinUrl } from './http-client';

const base = 'https://api.example.test/v1/';

describe('http client', () => {
  it('joins addresses with one slash', () => {
    expect(joinUrl(base, '/users')).toBe('https://api.example.test/v1/users');
    expect(joinUrl('https://api.example.test', 'users/7')).toBe('https://api.example.test/users/7');
  });

  it('fills in the defaults', () => {
    expect(buildRequest(base, 'users')).toEqual({
      url: 'https://api.example.test/v1/users',
      method: 'GET',
      headers: { accept: 'application/json', 'user-agent': 'shop-web/3' },
      body: undefined,
      timeoutMs: 10_000,
      retries: 2,
    });
  });

  it('takes other values than the defaults', () => {
    const request = buildRequest(base, 'users', { method: 'DELETE', retries: 0 });
    expect(request.method).toBe('DELETE');
    expect(request.retries).toBe(0);
  });

  it('sends bodies as JSON', () => {
    const request = buildRequest(base, 'users', { method: 'POST', body: { name: 'Ada' } });
    expect(request.body).toBe('{"name":"Ada"}');
    expect(request.headers['content-type']).toBe('application/json');
  });

  it('asks for another representation', () => {
    const request = buildRequest(base, 'report', { headers: { Accept: 'text/csv' } });
    expect(request.headers).toEqual({ accept: 'text/csv', 'user-agent': 'shop-web/3' });
  });

  it('sends another content type', () => {
    const headers = { 'Content-Type': 'application/x-ndjson' };
    const request = buildRequest(base, 'bulk', { method: 'POST', body: '{}\n{}\n', headers });
    expect(request.headers['content-type']).toBe('application/x-ndjson');
    expect(request.body).toBe('{}\n{}\n');
  });

  it('adds headers', () => {
    expect(buildRequest(base, 'me', { headers: { Authorization: 'Bearer x' } }).headers['authorization']).toBe(
      'Bearer x',
    );
  });

  it('tries reading again, not writing', () => {
    expect(isRetryable(buildRequest(base, 'users'), 503, 0)).toBe(true);
    expect(isRetryable(buildRequest(base, 'users', { method: 'POST' }), 503, 0)).toBe(false);
    expect(isRetryable(buildRequest(base, 'users'), 503, 2)).toBe(false);
  });
});
