import { RwLock, type Release } from './rwlock';

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

test('five readers behind a writer', async () => {
  const lock = new RwLock();
  const write = await lock.acquireWrite();
  const releases: Release[] = [];
  for (let i = 0; i < 5; i++) void lock.acquireRead().then((r) => releases.push(r));
  await settle();
  expect(releases).toHaveLength(0);
  write();
  await settle();
  expect(lock.state).toBe('read 5');
  expect(lock.waiting).toBe(0);
  for (const release of releases) release();
  expect(lock.state).toBe('free');
});

test('readers do not pass a waiting writer, writers come one by one', async () => {
  const lock = new RwLock();
  const log: string[] = [];
  const held: Record<string, Release> = {};
  const want = (name: string) => {
    const entry = name.startsWith('r') ? lock.acquireRead() : lock.acquireWrite();
    void entry.then((release) => {
      log.push(name);
      held[name] = release;
    });
  };
  for (const name of ['r1', 'w1', 'r2', 'r3', 'w2', 'w3', 'r4', 'r5', 'r6']) want(name);
  await settle();
  expect(log).toEqual(['r1']);
  held.r1();
  await settle();
  expect(log.slice(1)).toEqual(['w1']);
  held.w1();
  await settle();
  expect(log.slice(2)).toEqual(['r2', 'r3']);
  held.r2();
  await settle();
  expect(lock.state).toBe('read 1');
  held.r3();
  await settle();
  expect(log.slice(4)).toEqual(['w2']);
  held.w2();
  await settle();
  expect(log.slice(5)).toEqual(['w3']);
  held.w3();
  await settle();
  expect(log.slice(6)).toEqual(['r4', 'r5', 'r6']);
  expect(lock.state).toBe('read 3');
});

test('readers who wait for each other do not block', async () => {
  const lock = new RwLock();
  const write = await lock.acquireWrite();
  let arrived = 0;
  let open!: () => void;
  const gate = new Promise<void>((resolve) => (open = resolve));
  const reader = () =>
    lock.read(async () => {
      if (++arrived === 3) open();
      await gate;
      return arrived;
    });
  const all = Promise.all([reader(), reader(), reader()]);
  write();
  const result = await Promise.race([all, new Promise((r) => setTimeout(() => r('blocked'), 100))]);
  expect(result).toEqual([3, 3, 3]);
  expect(lock.state).toBe('free');
});
