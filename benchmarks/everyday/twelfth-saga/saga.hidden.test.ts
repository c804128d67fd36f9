import { describeEvent, Saga, type SagaEvent, type Step } from './saga';

interface Context {
  log: string[];
}

const pause = async (turns: number) => {
  for (let i = 0; i < turns; i++) await Promise.resolve();
};

function step(name: string, turns: number): Step<Context> {
  return {
    name,
    run: ({ log }) => {
      log.push(`+${name}`);
    },
    compensate: async ({ log }) => {
      await pause(turns);
      log.push(`-${name}`);
    },
  };
}

const failing: Step<Context> = {
  name: 'last',
  run: () => {
    throw new Error('nope');
  },
};

test('everything is compensated when the saga ends', async () => {
  const context: Context = { log: [] };
  await new Saga<Context>('x').step(step('a', 1)).step(step('b', 9)).step(step('c', 4)).step(failing).execute(context);
  expect(context.log).toEqual(['+a', '+b', '+c', '-c', '-b', '-a']);
});

test('the journal speaks of a compensation after it is done', async () => {
  const context: Context = { log: [] };
  const journal = (e: SagaEvent) => context.log.push(describeEvent(e));
  await new Saga<Context>('x', journal).step(step('a', 3)).step(failing).execute(context);
  expect(context.log).toEqual(['+a', 'a: done', 'last: failed (nope)', '-a', 'a: compensated']);
});

test('no compensation for the failed step and for steps without one', async () => {
  const context: Context = { log: [] };
  const plain: Step<Context> = { name: 'plain', run: () => {} };
  const self = { ...step('self', 1), run: failing.run };
  const result = await new Saga<Context>('x').step(step('a', 1)).step(plain).step(self).execute(context);
  expect(result).toMatchObject({ status: 'rolledBack', failedStep: 'self' });
  expect(context.log).toEqual(['+a', '-a']);
});

test('other kinds of errors are described', () => {
  expect(describeEvent({ type: 'stuck', step: 's', error: 'text' })).toBe('s: stuck (text)');
});

test('the state before an asynchronous compensation is that after the later one', async () => {
  const stock = { count: 5, seen: -1 };
  const saga = new Saga<typeof stock>('order')
    .step({ name: 'note', run: () => {}, compensate: (s) => void (s.seen = s.count) })
    .step({
      name: 'take',
      run: (s) => void (s.count -= 2),
      compensate: async (s) => {
        await pause(5);
        s.count += 2;
      },
    })
    .step({ name: 'fail', run: () => Promise.reject(new Error('x')) });
  await saga.execute(stock);
  expect(stock).toEqual({ count: 5, seen: 5 });
});
