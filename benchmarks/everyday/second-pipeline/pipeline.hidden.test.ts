import { pipeline } from './pipeline';

const later = <T>(value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), 1));

test('async steps everywhere', async () => {
  const run = pipeline<number>(
    (x) => x + 1,
    async (x) => x * 10,
    (x) => x - 3,
    (x) => later(x * 2),
  );
  expect(await run(1)).toBe(34);
});

test('only async steps', async () => {
  const run = pipeline<string>(
    (text) => later(`${text}a`),
    (text) => later(`${text}b`),
    (text) => later(`${text}c`),
  );
  expect(await run('')).toBe('abc');
});

test('one by one', async () => {
  const log: unknown[] = [];
  const step = (name: string) => async (values: string[]) => {
    log.push([name, ...values]);
    await later(0);
    return [...values, name];
  };
  expect(await pipeline(step('a'), step('b'), step('c'))(['start'])).toEqual(['start', 'a', 'b', 'c']);
  expect(log).toEqual([
    ['a', 'start'],
    ['b', 'start', 'a'],
    ['c', 'start', 'a', 'b'],
  ]);
});

test('zero is a value', async () => {
  const run = pipeline<number>(
    async () => 0,
    (x) => x + 5,
    (x) => x - 5,
  );
  expect(await run(9)).toBe(0);
});

test('twice', async () => {
  const run = pipeline<number>(
    (x) => x * x,
    (x) => later(x + 1),
  );
  expect([await run(3), await run(-2)]).toEqual([10, 5]);
});

test('an error ends it', async () => {
  let reached = false;
  const run = pipeline<number>(
    (x) => x,
    async () => {
      throw new Error('stop');
    },
    (x) => {
      reached = true;
      return x;
    },
  );
  await expect(run(1)).rejects.toThrow('stop');
  expect(reached).toBe(false);
});
