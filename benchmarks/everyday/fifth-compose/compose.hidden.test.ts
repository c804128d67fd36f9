import { compose } from './compose';

interface Context {
  log: string[];
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 2));

test('serves requests at the same time', async () => {
  const handle = compose<Context>([
    async ({ log }, next) => {
      log.push('in');
      await pause();
      await next();
      log.push('out');
    },
    async ({ log }, next) => {
      await pause();
      log.push('page');
      await next();
    },
  ]);
  const contexts: Context[] = [{ log: [] }, { log: [] }, { log: [] }];
  await Promise.all(contexts.map((context) => handle(context)));
  for (const { log } of contexts) expect(log).toEqual(['in', 'page', 'out']);
});

test('next twice is an error in every request', async () => {
  const handle = compose<Context>([
    async (_, next) => {
      await next();
      await next();
    },
    ({ log }) => void log.push('page'),
  ]);
  for (let count = 0; count < 3; count++) {
    const context: Context = { log: [] };
    await expect(handle(context)).rejects.toThrow('more than once');
    expect(context.log).toEqual(['page']);
  }
});

test('next twice is an error while another request runs', async () => {
  const handle = compose<Context>([
    async ({ log }, next) => {
      await next();
      await pause();
      if (log.includes('again')) await next();
    },
  ]);
  const results = await Promise.allSettled([
    handle({ log: ['again'] }),
    handle({ log: [] }),
    handle({ log: ['again'] }),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected']);
});

test('goes on after a failed request', async () => {
  let fail = true;
  const handle = compose<Context>([
    (_, next) => next(),
    ({ log }) => {
      if (fail) throw new Error('broken');
      log.push('fine');
    },
  ]);
  await expect(handle({ log: [] })).rejects.toThrow('broken');
  fail = false;
  const context: Context = { log: [] };
  await handle(context);
  expect(context.log).toEqual(['fine']);
});

test('the last handler belongs to its request', async () => {
  const handle = compose<Context>([(_, next) => next()]);
  const context: Context = { log: [] };
  await handle(context, ({ log }) => void log.push('one'));
  await handle(context);
  await handle(context, ({ log }) => void log.push('two'));
  expect(context.log).toEqual(['one', 'two']);
});
