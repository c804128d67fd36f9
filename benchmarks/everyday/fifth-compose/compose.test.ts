import { compose } from './compose';

interface Context {
  log: string[];
}

test('runs from the outside in and back', async () => {
  const context: Context = { log: [] };
  await compose<Context>([
    async ({ log }, next) => {
      log.push('a before');
      await next();
      log.push('a after');
    },
    async ({ log }, next) => {
      log.push('b before');
      await next();
      log.push('b after');
    },
  ])(context, ({ log }) => {
    log.push('handler');
  });
  expect(context.log).toEqual(['a before', 'b before', 'handler', 'b after', 'a after']);
});

test('stops where next is not called', async () => {
  const context: Context = { log: [] };
  const handle = compose<Context>([({ log }) => void log.push('denied'), ({ log }) => void log.push('secret')]);
  await handle(context);
  expect(context.log).toEqual(['denied']);
});

test('next can be called only once', async () => {
  const handle = compose<Context>([
    async (_, next) => {
      await next();
      await next();
    },
  ]);
  await expect(handle({ log: [] })).rejects.toThrow('more than once');
});

test('serves one request after the other', async () => {
  const handle = compose<Context>([
    async ({ log }, next) => {
      log.push('auth');
      await next();
    },
    ({ log }) => void log.push('page'),
  ]);
  const first: Context = { log: [] };
  const second: Context = { log: [] };
  await handle(first);
  await handle(second);
  expect(first.log).toEqual(['auth', 'page']);
  expect(second.log).toEqual(['auth', 'page']);
});
