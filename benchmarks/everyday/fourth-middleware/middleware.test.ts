import { compose, handleErrors, HttpError, type Middleware } from './middleware';

const routes: Middleware = async (context) => {
  if (context.path === '/secret') throw new HttpError(403, 'Forbidden');
  if (context.path === '/broken') throw new TypeError('x is undefined');
  context.status = 200;
  context.body = `page ${context.path}`;
};

test('answers', async () => {
  const handle = compose([handleErrors, routes]);
  expect(await handle('/home')).toEqual({ path: '/home', status: 200, body: 'page /home' });
});

test('each around the next', async () => {
  const log: string[] = [];
  const named =
    (name: string): Middleware =>
    async (_, next) => {
      log.push(`${name} in`);
      await next();
      log.push(`${name} out`);
    };
  await compose([named('a'), named('b')])('/');
  expect(log).toEqual(['a in', 'b in', 'b out', 'a out']);
});

test('errors', async () => {
  const handle = compose([handleErrors, routes]);
  expect(await handle('/secret')).toEqual({ path: '/secret', status: 403, body: 'Forbidden' });
  expect(await handle('/broken')).toEqual({ path: '/broken', status: 500, body: 'Internal error' });
});
