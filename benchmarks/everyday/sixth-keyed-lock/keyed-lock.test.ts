import { KeyedLock } from './keyed-lock';

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 2));

function logger() {
  const log: string[] = [];
  const task = (name: string) => async () => {
    log.push(`${name} starts`);
    await pause();
    log.push(`${name} ends`);
    return name;
  };
  return { log, task };
}

test('one after the other', async () => {
  const lock = new KeyedLock();
  const { log, task } = logger();
  const results = await Promise.all([lock.run('a', task('first')), lock.run('a', task('second'))]);
  expect(results).toEqual(['first', 'second']);
  expect(log).toEqual(['first starts', 'first ends', 'second starts', 'second ends']);
});

test('other keys do not wait', async () => {
  const lock = new KeyedLock();
  const { log, task } = logger();
  await Promise.all([lock.run('a', task('first')), lock.run('b', task('second'))]);
  expect(log.slice(0, 2)).toEqual(['first starts', 'second starts']);
});

test('knows what is busy', async () => {
  const lock = new KeyedLock();
  const done = lock.run('a', pause);
  expect(lock.isBusy('a')).toBe(true);
  expect(lock.busyKeys).toEqual(['a']);
  await done;
  await pause();
  expect(lock.isBusy('a')).toBe(false);
});

test('passes an error on', async () => {
  const lock = new KeyedLock();
  const failing = lock.run('a', async () => {
    throw new Error('disk full');
  });
  await expect(failing).rejects.toThrow('disk full');
});

test('saves again after a save that failed', async () => {
  const lock = new KeyedLock();
  const saved: string[] = [];
  const save = lock.wrap(
    (file: string, _text: string) => file,
    async (file: string, text: string) => {
      await pause();
      if (text === '') throw new Error('nothing to save');
      saved.push(`${file}: ${text}`);
    },
  );
  const results = await Promise.allSettled([save('a.txt', ''), save('a.txt', 'hello')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(saved).toEqual(['a.txt: hello']);
});
