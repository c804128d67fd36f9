import { JobQueue } from './worker';

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function gate() {
  let open = () => {};
  const promise = new Promise<void>((resolve) => (open = resolve));
  return { promise, open };
}

test('not idle while a job runs', async () => {
  const queue = new JobQueue({ concurrency: 2 });
  const g = gate();
  const job = queue.add(() => g.promise);
  expect(queue.isIdle).toBe(false);
  expect([queue.pending, queue.size]).toEqual([1, 0]);
  let idle = false;
  const waiting = queue.onIdle().then(() => (idle = true));
  await sleep(1);
  expect(idle).toBe(false);
  g.open();
  await job;
  await waiting;
  expect(queue.isIdle).toBe(true);
});

test('not idle while jobs wait in a paused queue', async () => {
  const queue = new JobQueue({ paused: true });
  const job = queue.add(() => 1);
  expect(queue.isIdle).toBe(false);
  let idle = false;
  const waiting = queue.onIdle().then(() => (idle = true));
  await sleep(1);
  expect(idle).toBe(false);
  queue.start();
  await job;
  await waiting;
  expect(idle).toBe(true);
});

test('clearing waits for the running job', async () => {
  const queue = new JobQueue({ concurrency: 1 });
  const g = gate();
  void queue.add(() => g.promise);
  const second = queue.add(() => 2).catch(() => 'cancelled');
  let idle = false;
  const waiting = queue.onIdle().then(() => (idle = true));
  queue.clear();
  expect(await second).toBe('cancelled');
  await sleep(1);
  expect(idle).toBe(false);
  g.open();
  await waiting;
  expect(queue.pending).toBe(0);
});

test('clearing a paused queue makes it idle', async () => {
  const queue = new JobQueue({ paused: true });
  const job = queue.add(() => 1).catch(() => 'cancelled');
  const waiting = queue.onIdle();
  queue.clear();
  await waiting;
  expect(await job).toBe('cancelled');
});

test('jobs which add jobs', async () => {
  const queue = new JobQueue({ concurrency: 1 });
  const log: string[] = [];
  void queue.add(async () => {
    await sleep(1);
    void queue.add(async () => {
      await sleep(1);
      log.push('inner');
    });
    log.push('outer');
  });
  await queue.onIdle();
  expect(log).toEqual(['outer', 'inner']);
});

test('failed jobs count as done', async () => {
  const queue = new JobQueue({ concurrency: 3 });
  const results = [1, 2, 3].map((i) =>
    queue
      .add(async () => {
        await sleep(i);
        if (i === 3) throw new Error('last');
        return i;
      })
      .catch((error: Error) => error.message),
  );
  await queue.onIdle();
  expect(await Promise.all(results)).toEqual([1, 2, 'last']);
  expect(queue.pending).toBe(0);
});

test('several wait for the same, and again later', async () => {
  const queue = new JobQueue();
  const order: string[] = [];
  void queue.add(() => sleep(2)).then(() => order.push('job'));
  await Promise.all([queue.onIdle().then(() => order.push('idle')), queue.onIdle().then(() => order.push('idle'))]);
  expect(order).toEqual(['job', 'idle', 'idle']);
  void queue.add(() => sleep(2)).then(() => order.push('job'));
  await queue.onIdle();
  expect(order.slice(3)).toEqual(['job']);
});
