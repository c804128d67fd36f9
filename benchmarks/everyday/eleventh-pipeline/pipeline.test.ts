import { accessLog, App, compose, errors, HttpError, mount } from './pipeline';

test('runs steps around each other', async () => {
  const log: string[] = [];
  await compose([
    async (_ctx, next) => {
      log.push('a');
      await next();
      log.push('d');
    },
    async (_ctx, next) => {
      log.push('b');
      await next();
      log.push('c');
    },
  ])({ path: '/', state: {}, status: 404 });
  expect(log).toEqual(['a', 'b', 'c', 'd']);
});

test('routes', async () => {
  const app = new App().get('/jobs', () => ['j1']).get('/ping', () => undefined);
  expect(await app.handle('/jobs')).toMatchObject({ status: 200, body: ['j1'] });
  expect((await app.handle('/ping')).status).toBe(200);
  expect((await app.handle('/nope')).status).toBe(404);
});

test('an error becomes a response', async () => {
  const app = new App().use(errors()).get('/jobs', async () => {
    throw new HttpError(403, 'No access');
  });
  const ctx = await app.handle('/jobs');
  expect(ctx.status).toBe(403);
  expect(ctx.body).toEqual({ error: 'No access' });
});

test('without errors() the caller gets the error', async () => {
  const app = new App().get('/jobs', () => {
    throw new Error('boom');
  });
  await expect(app.handle('/jobs')).rejects.toThrow('boom');
});

test('access log', async () => {
  const lines: string[] = [];
  let time = 0;
  const app = new App()
    .use(
      accessLog(
        (line) => lines.push(line),
        () => (time += 5),
      ),
    )
    .get('/a', () => 1);
  await app.handle('/a');
  await app.handle('/b');
  expect(lines).toEqual(['/a 200 5ms', '/b 404 5ms']);
});

test('mounted steps see only their paths', async () => {
  const app = new App().use(mount('/admin', (ctx) => (ctx.status = 401))).get('/adminx', () => 1);
  expect((await app.handle('/admin/users')).status).toBe(401);
  expect((await app.handle('/adminx')).status).toBe(200);
});
