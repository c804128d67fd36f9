import { JobCancelledError, JobQueue } from './worker';

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

test('runs at most as many jobs as allowed', async () => {
  const queue = new JobQueue({ concurrency: 2 });
  let running = 0;
  let most = 0;
  const job = async () => {
    most = Math.max(most, ++running);
    await sleep(1);
    running--;
  };
  await queue.addAll([job, job, job, job]);
  expect(most).toBe(2);
});

test('priorities', async () => {
  const queue = new JobQueue({ concurrency: 1, paused: true });
  const log: string[] = [];
  const jobs = [
    queue.add(() => log.push('low'), { priority: -1 }),
    queue.add(() => log.push('normal 1')),
    queue.add(() => log.push('high'), { priority: 5 }),
    queue.add(() => log.push('normal 2')),
  ];
  queue.start();
  await Promise.all(jobs);
  expect(log).toEqual(['high', 'normal 1', 'normal 2', 'low']);
});

test('failed jobs reject and make way for others', async () => {
  const queue = new JobQueue({ concurrency: 1 });
  const failed = queue.add(() => {
    throw new Error('no disk');
  });
  const fine = queue.add(async () => 42);
  await expect(failed).rejects.toThrow('no disk');
  expect(await fine).toBe(42);
});

test('onIdle waits until the last job is done', async () => {
  const queue = new JobQueue({ concurrency: 2 });
  let done = 0;
  const job = async () => {
    await sleep(2);
    done++;
  };
  for (let i = 0; i < 3; i++) void queue.add(job);
  await queue.onIdle();
  expect(done).toBe(3);
});

test('clear cancels what has not been started', async () => {
  const queue = new JobQueue({ concurrency: 1 });
  const first = queue.add(() => sleep(1));
  const second = queue.add(() => 'never');
  expect([queue.pending, queue.size]).toEqual([1, 1]);
  queue.clear();
  await expect(second).rejects.toThrow(JobCancelledError);
  await first;
});

test('onIdle without jobs', async () => {
  await new JobQueue().onIdle();
  expect(new JobQueue().isIdle).toBe(true);
});
