import { describeEvent, Saga, type SagaEvent, type Step } from './saga';

type Log = string[];

const later = () => new Promise<void>((resolve) => queueMicrotask(resolve));

function ok(name: string): Step<Log> {
  return {
    name,
    run: async (log) => {
      await later();
      log.push(`+${name}`);
    },
    compensate: (log) => {
      log.push(`-${name}`);
    },
  };
}

const broken: Step<Log> = {
  name: 'pay',
  run: async () => {
    throw new Error('card declined');
  },
};

test('runs the steps in order', async () => {
  const log: Log = [];
  const result = await new Saga<Log>('trip').step(ok('flight')).step(ok('hotel')).execute(log);
  expect(result).toEqual({ status: 'completed' });
  expect(log).toEqual(['+flight', '+hotel']);
});

test('step names are unique', () => {
  const saga = new Saga<Log>('trip').step(ok('flight'));
  expect(() => saga.step(ok('flight'))).toThrow('already');
});

test('compensates backwards after a failure', async () => {
  const log: Log = [];
  const result = await new Saga<Log>('trip')
    .step(ok('flight'))
    .step(ok('hotel'))
    .step(broken)
    .step(ok('mail'))
    .execute(log);
  expect(result).toMatchObject({ status: 'rolledBack', failedStep: 'pay' });
  expect(log).toEqual(['+flight', '+hotel', '-hotel', '-flight']);
});

test('a compensation that takes time is finished before the next', async () => {
  const log: Log = [];
  const slow: Step<Log> = {
    ...ok('hotel'),
    compensate: async (l) => {
      l.push('cancelling hotel');
      await later();
      await later();
      l.push('hotel cancelled');
    },
  };
  await new Saga<Log>('trip').step(ok('flight')).step(slow).step(broken).execute(log);
  expect(log).toEqual(['+flight', '+hotel', 'cancelling hotel', 'hotel cancelled', '-flight']);
});

test('a compensation that throws makes the result inconsistent', async () => {
  const events: SagaEvent[] = [];
  const stubborn: Step<Log> = {
    ...ok('hotel'),
    compensate: () => {
      throw new Error('not refundable');
    },
  };
  const result = await new Saga<Log>('trip', (e) => events.push(e))
    .step(ok('flight'))
    .step(stubborn)
    .step(broken)
    .execute([]);
  expect(result).toMatchObject({ status: 'inconsistent', stuck: ['hotel'] });
  expect(events.map(describeEvent)).toEqual([
    'flight: done',
    'hotel: done',
    'pay: failed (card declined)',
    'hotel: stuck (not refundable)',
    'flight: compensated',
  ]);
});
