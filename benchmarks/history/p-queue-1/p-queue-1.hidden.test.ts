import PQueue from './package/index.js';

const settle = () => new Promise((resolve) => setTimeout(resolve, 2));

// Tasks that end when they are told to.
const setup = (count, options) => {
  const queue = new PQueue(options);
  const ends = [];
  const started = [];
  const tasks = Array.from({ length: count }, (_, n) =>
    queue
      .add(() => {
        started.push(n);
        return new Promise((resolve, reject) => {
          ends[n] = { resolve, reject };
        });
      })
      .catch(() => {}),
  );
  const events = [];
  queue.onEmpty().then(() => events.push('empty'));
  queue.onIdle().then(() => events.push('idle'));
  return { queue, ends, started, events, tasks };
};

describe('PQueue', () => {
  test('a paused queue is neither empty nor idle', async () => {
    const { queue, ends, events } = setup(2, { concurrency: 1 });
    queue.pause();
    ends[0].resolve();
    await settle();
    expect(events).toEqual([]);
    expect([queue.size, queue.pending]).toEqual([1, 0]);
  });

  test('also when the task fails', async () => {
    const { queue, ends, events } = setup(3, { concurrency: 2 });
    queue.pause();
    ends[0].reject(new Error('oops'));
    ends[1].resolve();
    await settle();
    expect(events).toEqual([]);
  });

  test('empty and idle come after the queue goes on', async () => {
    const { queue, ends, events, started } = setup(3, { concurrency: 1 });
    queue.pause();
    ends[0].resolve();
    await settle();
    queue.start();
    ends[1].resolve();
    await settle();
    expect(started).toEqual([0, 1, 2]);
    ends[2].resolve();
    await settle();
    expect(events).toEqual(['empty', 'idle']);
  });

  test('no task starts while the queue is paused', async () => {
    const { queue, ends, started } = setup(4, { concurrency: 2 });
    queue.pause();
    ends[0].resolve();
    ends[1].resolve();
    await settle();
    expect(started).toEqual([0, 1]);
    expect(queue.pending).toBe(0);
    queue.start();
    expect(started).toEqual([0, 1, 2, 3]);
  });

  test('a paused queue without waiting tasks becomes idle', async () => {
    const { queue, ends, events } = setup(1, { concurrency: 1 });
    queue.pause();
    ends[0].resolve();
    await settle();
    expect(events).toEqual(['empty', 'idle']);
  });

  test('a paused queue that was cleared becomes idle', async () => {
    const { queue, ends, events } = setup(2, { concurrency: 1 });
    queue.pause();
    queue.clear();
    ends[0].resolve();
    await settle();
    expect(events).toEqual(['empty', 'idle']);
  });

  test('idle waits for the running tasks', async () => {
    const { ends, events } = setup(2, { concurrency: 2 });
    ends[1].resolve();
    await settle();
    expect(events).toEqual(['empty']);
    ends[0].resolve();
    await settle();
    expect(events).toEqual(['empty', 'idle']);
  });
});
