import { TaskQueue } from './queue';

const tick = () => new Promise<void>((r) => setImmediate(r));

test('in turn', async () => {
  const q = new TaskQueue(1);
  const log: number[] = [];
  q.push(async () => {
    log.push(1);
  });
  q.push(async () => {
    log.push(2);
  });
  await tick();
  expect(log).toEqual([1, 2]);
});

test('limit', async () => {
  const q = new TaskQueue(1);
  let at = 0;
  let most = 0;
  const t = async () => {
    at++;
    most = Math.max(most, at);
    await tick();
    at--;
  };
  q.push(t);
  q.push(t);
  q.push(t);
  await tick();
  await tick();
  await tick();
  await tick();
  expect(most).toBe(1);
});

test('goes on after a failure', async () => {
  const q = new TaskQueue(1);
  const log: number[] = [];
  q.push(async () => {
    throw new Error('x');
  });
  q.push(async () => {
    log.push(2);
  });
  await tick();
  expect(log).toEqual([2]);
});
