import { RwLock } from './rwlock';

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

test('readers share the lock', async () => {
  const lock = new RwLock();
  const first = await lock.acquireRead();
  const second = await lock.acquireRead();
  expect(lock.state).toBe('read 2');
  first();
  second();
  expect(lock.state).toBe('free');
});

test('a writer waits for the readers', async () => {
  const lock = new RwLock();
  const read = await lock.acquireRead();
  let entered = false;
  void lock.acquireWrite().then(() => (entered = true));
  await settle();
  expect(entered).toBe(false);
  read();
  await settle();
  expect(entered).toBe(true);
  expect(lock.state).toBe('write');
});

test('all readers in front of the next writer come in together', async () => {
  const lock = new RwLock();
  const log: string[] = [];
  const write = await lock.acquireWrite();
  for (const name of ['r1', 'r2']) void lock.acquireRead().then(() => log.push(name));
  void lock.acquireWrite().then(() => log.push('w'));
  void lock.acquireRead().then(() => log.push('r3'));
  write();
  await settle();
  expect(log).toEqual(['r1', 'r2']);
  expect(lock.waiting).toBe(2);
});

test('releases after an error', async () => {
  const lock = new RwLock();
  await expect(
    lock.write(() => {
      throw new Error('disk full');
    }),
  ).rejects.toThrow('disk full');
  expect(lock.state).toBe('free');
  expect(await lock.read(() => 42)).toBe(42);
});

test('releasing twice does no harm', async () => {
  const lock = new RwLock();
  const first = await lock.acquireRead();
  await lock.acquireRead();
  first();
  first();
  expect(lock.state).toBe('read 1');
});
