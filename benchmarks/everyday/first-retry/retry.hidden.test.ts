import { retry } from './retry';

async function run(failures: number, times: number) {
  const log: string[] = [];
  let calls = 0;
  const work = async () => {
    log.push('work');
    calls++;
    if (calls <= failures) throw new Error(`failure ${calls}`);
    return calls;
  };
  const result = await retry(work, times, async (ms) => void log.push(`wait ${ms}`)).catch(
    (error: Error) => error.message,
  );
  return { result, log };
}

test('a single attempt does not wait', async () => {
  expect(await run(5, 1)).toEqual({ result: 'failure 1', log: ['work'] });
  expect(await run(0, 1)).toEqual({ result: 1, log: ['work'] });
});

test('waits between two attempts only', async () => {
  expect(await run(9, 2)).toEqual({ result: 'failure 2', log: ['work', 'wait 100', 'work'] });
  const { result, log } = await run(9, 5);
  expect(result).toBe('failure 5');
  expect(log).toEqual([...['work', 'wait 100', 'work', 'wait 200', 'work', 'wait 400', 'work', 'wait 800', 'work']]);
});

test('success with the last attempt', async () => {
  expect(await run(1, 2)).toEqual({ result: 2, log: ['work', 'wait 100', 'work'] });
  expect((await run(4, 5)).result).toBe(5);
});

test('success before the last attempt', async () => {
  expect(await run(1, 6)).toEqual({ result: 2, log: ['work', 'wait 100', 'work'] });
});

test('the very error is thrown', async () => {
  const errors = [new Error('a'), new Error('b')];
  let calls = 0;
  const caught = await retry(
    () => Promise.reject(errors[calls++]),
    2,
    async () => undefined,
  ).catch((error: unknown) => error);
  expect(caught).toBe(errors[1]);
});
