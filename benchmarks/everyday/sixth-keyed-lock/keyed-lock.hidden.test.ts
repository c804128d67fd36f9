import { KeyedLock } from './keyed-lock';

const pause = (ms = 2) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function scene() {
  const lock = new KeyedLock();
  const log: string[] = [];
  const run = (key: string, name: string, fails = false) =>
    lock.run(key, async () => {
      log.push(`${name} starts`);
      await pause();
      log.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const settle = async (tasks: Promise<string>[]) =>
    (await Promise.allSettled(tasks)).map((result) =>
      result.status === 'fulfilled' ? result.value : (result.reason as Error).message,
    );
  return { lock, log, run, settle };
}

test('each has its own result', async () => {
  const { run, settle, log } = scene();
  const results = await settle([
    run('a', '1'),
    run('a', '2', true),
    run('a', '3'),
    run('a', '4', true),
    run('a', '5', true),
    run('a', '6'),
  ]);
  expect(results).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(log).toEqual(['1', '2', '3', '4', '5', '6'].flatMap((name) => [`${name} starts`, `${name} ends`]));
});

test('who settles how', async () => {
  const { run } = scene();
  const results = await Promise.allSettled([run('a', '1', true), run('a', '2'), run('a', '3', true), run('a', '4')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled']);
});

test('waits for the end of a task that fails', async () => {
  const { run, settle, log } = scene();
  await settle([run('a', '1', true), run('a', '2')]);
  expect(log).toEqual(['1 starts', '1 ends', '2 starts', '2 ends']);
});

test('a task that throws at once', async () => {
  const { lock } = scene();
  const broken = lock.run('a', () => {
    throw new Error('at once');
  });
  const next = lock.run('a', () => 'next');
  await expect(broken).rejects.toThrow('at once');
  expect(await next).toBe('next');
});

test('runs each task once', async () => {
  const { lock } = scene();
  let runs = 0;
  const fail = async () => {
    runs++;
    throw new Error('no');
  };
  await Promise.allSettled([lock.run('a', fail), lock.run('a', fail), lock.run('a', fail)]);
  expect(runs).toBe(3);
});

test('other keys', async () => {
  const { run, settle, log } = scene();
  expect(await settle([run('a', '1', true), run('b', '2'), run('a', '3')])).toEqual(['1', '2', '3']);
  expect(log.slice(0, 2)).toEqual(['1 starts', '2 starts']);
});

test('is free after a failure', async () => {
  const { lock, run, settle } = scene();
  const first = settle([run('a', '1', true)]);
  const second = settle([run('a', '2')]);
  await first;
  expect(lock.isBusy('a')).toBe(true);
  await second;
  await pause();
  expect(lock.busyKeys).toEqual([]);
  expect(await run('a', '3')).toBe('3');
});
