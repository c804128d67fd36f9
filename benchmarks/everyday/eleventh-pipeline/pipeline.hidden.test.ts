import { accessLog, App, compose, errors, HttpError, mount } from './pipeline';

const tick = () => new Promise<void>((resolve) => setTimeout(resolve, 1));

test('unknown errors are reported and hidden from the client', async () => {
  const reported: unknown[] = [];
  const boom = new Error('password is 123');
  const app = new App().use(errors((error) => reported.push(error))).get('/', async () => {
    await tick();
    throw boom;
  });
  const ctx = await app.handle('/');
  expect(ctx.status).toBe(500);
  expect(ctx.body).toEqual({ error: 'Internal error' });
  expect(reported).toEqual([boom]);
});

test('HttpErrors are not reported', async () => {
  const reported: unknown[] = [];
  const app = new App().use(errors((error) => reported.push(error))).get('/', () => {
    throw new HttpError(422, 'Bad job');
  });
  expect(await app.handle('/')).toMatchObject({ status: 422, body: { error: 'Bad job' } });
  expect(reported).toEqual([]);
});

test('errors of later middlewares, before and after next', async () => {
  const before = new App().use(errors()).use(async () => {
    throw new HttpError(400, 'before');
  });
  expect((await before.handle('/')).status).toBe(400);
  const after = new App()
    .use(errors())
    .use(async (_ctx, next) => {
      await next();
      await tick();
      throw new HttpError(409, 'after');
    })
    .get('/', () => 'ok');
  expect(await after.handle('/')).toMatchObject({ status: 409, body: { error: 'after' } });
});

test('the log around sees the final status', async () => {
  const lines: string[] = [];
  const app = new App()
    .use(
      accessLog(
        (line) => lines.push(line),
        () => 0,
      ),
    )
    .use(errors())
    .get('/x', async () => {
      await tick();
      throw new HttpError(418, 'teapot');
    });
  await app.handle('/x');
  expect(lines).toEqual(['/x 418 0ms']);
});

test('errors of steps before errors() reach the caller', async () => {
  const app = new App()
    .use(async (_ctx, next) => {
      await next();
      throw new Error('outer');
    })
    .use(errors())
    .get('/', () => 1);
  await expect(app.handle('/')).rejects.toThrow('outer');
});

test('without an error nothing changes', async () => {
  const app = new App().use(errors()).get('/', async () => {
    await tick();
    return { ok: true };
  });
  expect(await app.handle('/')).toMatchObject({ status: 200, body: { ok: true } });
  expect((await app.handle('/none')).status).toBe(404);
});

test('mounted errors() works below its path only', async () => {
  const app = new App().use(mount('/api', errors())).use(() => {
    throw new HttpError(400, 'bad');
  });
  expect((await app.handle('/api/x')).status).toBe(400);
  await expect(app.handle('/web')).rejects.toThrow('bad');
});

test('next() twice is an error', async () => {
  const run = compose([
    async (_ctx, next) => {
      await next();
      await next();
    },
  ]);
  await expect(run({ path: '/', state: {}, status: 404 })).rejects.toThrow('multiple times');
});
