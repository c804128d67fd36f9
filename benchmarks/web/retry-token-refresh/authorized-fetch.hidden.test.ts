import { authorizedFetch, fetchPages, SignInNeeded } from './authorized-fetch';

function world(accepted: number) {
  let count = 1;
  const log: string[] = [];
  const session = {
    token: () => `t${count}`,
    refresh: async () => {
      log.push('refresh');
      count += 1;
      return true;
    },
  };
  const send = async (_path: string, token: string) => {
    log.push(token);
    return { status: Number(token.slice(1)) >= accepted ? 200 : 401 };
  };
  return { session, send, log };
}

test.each([
  [1, ['t1']],
  [2, ['t1', 'refresh', 't2']],
])('token %d is good', async (accepted, log) => {
  const one = world(accepted);
  expect(await authorizedFetch('/', one.session, one.send)).toEqual({ status: 200 });
  expect(one.log).toEqual(log);
});

test.each([3, 4, 99])('token %d would be good', async (accepted) => {
  const one = world(accepted);
  await expect(authorizedFetch('/', one.session, one.send)).rejects.toBeInstanceOf(SignInNeeded);
  expect(one.log).toEqual(['t1', 'refresh', 't2']);
});

test('once for each request', async () => {
  const one = world(1);
  const refused = new Set(['1', '2']);
  const send = async (path: string) => {
    const page = path.slice(-1);
    if (page === '3') return { status: 404 };
    return refused.delete(page) ? { status: 401 } : { status: 200, body: page };
  };
  expect(await fetchPages('/p', one.session, send)).toEqual(['1', '2']);
  expect(one.log).toEqual(['refresh', 'refresh']);
});
