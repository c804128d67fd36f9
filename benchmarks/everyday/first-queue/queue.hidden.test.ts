import { TaskQueue } from './queue';

const tick = async (): Promise<void> => {
  for (let round = 0; round < 4; round++) await new Promise<void>((resolve) => setImmediate(resolve));
};

/** A task that is over when it is told to be. */
function heldTask(log: string[], name: string) {
  const task = { run: async () => {}, end: () => {}, fail: () => {} };
  const held = new Promise<void>((resolve, reject) => {
    task.end = resolve;
    task.fail = () => reject(new Error(name));
  });
  task.run = () => {
    log.push(name);
    return held;
  };
  return task;
}

test('many failures', async () => {
  const queue = new TaskQueue(1);
  const log: number[] = [];
  for (let index = 0; index < 6; index++) {
    queue.push(async () => {
      log.push(index);
      if (index % 3 !== 2) throw new Error('no');
    });
  }
  await tick();
  expect(log).toEqual([0, 1, 2, 3, 4, 5]);
});

test('as many as the limit fail at once', async () => {
  const queue = new TaskQueue(3);
  const log: string[] = [];
  for (let index = 0; index < 3; index++) queue.push(() => Promise.reject(new Error('no')));
  await tick();
  queue.push(async () => void log.push('after'));
  await tick();
  expect(log).toEqual(['after']);
});

test('a failure frees one place, not more', async () => {
  const queue = new TaskQueue(2);
  const log: string[] = [];
  const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((name) => heldTask(log, name));
  for (const task of [a, b, c]) queue.push(task.run);
  await tick();
  expect(log).toEqual(['a', 'b']);
  b.fail();
  await tick();
  queue.push(d.run);
  queue.push(e.run);
  await tick();
  expect(log).toEqual(['a', 'b', 'c']);
  c.fail();
  await tick();
  expect(log).toEqual(['a', 'b', 'c', 'd']);
  a.end();
  await tick();
  expect(log).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('the limit holds after a failure', async () => {
  const queue = new TaskQueue(1);
  const log: string[] = [];
  const [a, b, c] = ['a', 'b', 'c'].map((name) => heldTask(log, name));
  queue.push(a.run);
  a.fail();
  await tick();
  queue.push(b.run);
  queue.push(c.run);
  await tick();
  expect(log).toEqual(['a', 'b']);
  b.end();
  await tick();
  expect(log).toEqual(['a', 'b', 'c']);
});
