import { compose, handleErrors, HttpError, type Middleware } from './middleware';

const failing =
  (error: unknown, late: boolean): Middleware =>
  async () => {
    if (late) await new Promise((resolve) => setTimeout(resolve, 1));
    throw error;
  };
const passing: Middleware = async (_, next) => {
  await next();
};

test.each([true, false])('an error, late: %s', async (late) => {
  const missing = compose([handleErrors, failing(new HttpError(410, 'Gone'), late)]);
  expect(await missing('/a')).toEqual({ path: '/a', status: 410, body: 'Gone' });
  const broken = compose([handleErrors, passing, passing, failing('text', late)]);
  expect(await broken('/b')).toEqual({ path: '/b', status: 500, body: 'Internal error' });
});

test('within another', async () => {
  const mark: Middleware = async (context, next) => {
    await next();
    context.body += '!';
  };
  const handle = compose([mark, handleErrors, mark, failing(new HttpError(400, 'Bad'), false)]);
  expect(await handle('/')).toEqual({ path: '/', status: 400, body: 'Bad!' });
});

test('an error that nobody handles', async () => {
  await expect(compose([passing, failing(new Error('plain'), false)])('/')).rejects.toThrow('plain');
  await expect(compose([failing(new Error('before'), true), handleErrors])('/')).rejects.toThrow('before');
});

test('an error that is caught further down', async () => {
  const caught: Middleware = async (context, next) => {
    try {
      await next();
    } catch {
      context.body = 'caught';
    }
  };
  const handle = compose([handleErrors, caught, failing(new HttpError(400, 'Bad'), false)]);
  expect(await handle('/')).toEqual({ path: '/', status: 404, body: 'caught' });
});

test('nothing in the chain', async () => {
  expect(await compose([])('/x')).toEqual({ path: '/x', status: 404, body: '' });
  expect(await compose([handleErrors])('/x')).toEqual({ path: '/x', status: 404, body: '' });
});

test('a synchronous error', async () => {
  const sync = (() => {
    throw new HttpError(418, 'Teapot');
  }) as Middleware;
  expect((await compose([handleErrors, sync])('/')).status).toBe(418);
});

test('waits for the answer', async () => {
  const slow: Middleware = async (context) => {
    await new Promise((resolve) => setTimeout(resolve, 2));
    context.status = 200;
  };
  expect((await compose([handleErrors, slow])('/')).status).toBe(200);
});
