import { authorizedFetch, fetchPages, SignInNeeded } from './authorized-fetch';

function testSession(works = true) {
  let count = 1;
  return {
    refreshed: () => count - 1,
    token: () => `t${count}`,
    refresh: async () => {
      count += 1;
      return works;
    },
  };
}

describe('authorizedFetch', () => {
  it('sends the token', async () => {
    const session = testSession();
    const reply = await authorizedFetch('/me', session, async (path, token) => ({ status: 200, body: path + token }));
    expect(reply).toEqual({ status: 200, body: '/met1' });
    expect(session.refreshed()).toBe(0);
  });

  it('gets a new token', async () => {
    const send = async (_path: string, token: string) => ({ status: token === 't2' ? 200 : 401 });
    expect(await authorizedFetch('/me', testSession(), send)).toEqual({ status: 200 });
  });

  it('does not ask for tokens again and again', async () => {
    const session = testSession();
    const tokens: string[] = [];
    const send = async (_path: string, token: string) => {
      tokens.push(token);
      return { status: 401 };
    };

    await expect(authorizedFetch('/me', session, send)).rejects.toThrow(SignInNeeded);
    expect(tokens).toEqual(['t1', 't2']);
    expect(session.refreshed()).toBe(1);
  });

  it('gives up when there is no new token', async () => {
    await expect(authorizedFetch('/me', testSession(false), async () => ({ status: 401 }))).rejects.toThrow('sign in');
  });
});

it('fetches pages', async () => {
  const send = async (path: string) => (path.endsWith('3') ? { status: 404 } : { status: 200, body: path });
  expect(await fetchPages('/logs', testSession(), send)).toEqual(['/logs?page=1', '/logs?page=2']);
});
