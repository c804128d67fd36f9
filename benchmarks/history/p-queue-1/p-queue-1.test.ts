import PQueue from './package/index.js';

const tick = () => new Promise((resolve) => setTimeout(resolve, 2));

describe('PQueue', () => {
  test('add gives the result of the task', async () => {
    const queue = new PQueue();
    expect(await queue.add(async () => 'a')).toBe('a');
    await expect(queue.add(() => Promise.reject(new Error('oops')))).rejects.toThrow('oops');
  });

  test('runs the tasks one after the other', async () => {
    const seen = [];
    const queue = new PQueue({ concurrency: 1 });
    await queue.addAll(
      [1, 2, 3].map((n) => async () => {
        seen.push('start ' + n);
        await tick();
        seen.push('end ' + n);
      }),
    );
    expect(seen).toEqual(['start 1', 'end 1', 'start 2', 'end 2', 'start 3', 'end 3']);
  });

  test('priority', async () => {
    const seen = [];
    const queue = new PQueue({ concurrency: 1, autoStart: false });
    queue.add(() => seen.push('low'), { priority: 0 });
    queue.add(() => seen.push('high'), { priority: 1 });
    queue.start();
    await queue.onIdle();
    expect(seen).toEqual(['high', 'low']);
  });

  test('size, pending and clear', () => {
    const queue = new PQueue({ concurrency: 1 });
    queue.add(tick);
    queue.add(tick);
    queue.add(tick);
    expect([queue.size, queue.pending]).toEqual([2, 1]);
    queue.clear();
    expect(queue.size).toBe(0);
  });

  test('onEmpty and onIdle', async () => {
    const queue = new PQueue({ concurrency: 1 });
    queue.add(tick);
    queue.add(tick);
    await queue.onEmpty();
    expect(queue.size).toBe(0);
    await queue.onIdle();
    expect(queue.pending).toBe(0);
  });

  test('a paused queue with waiting tasks is not empty', async () => {
    const queue = new PQueue({ concurrency: 1 });
    queue.add(tick);
    queue.add(tick);
    queue.pause();
    let empty = false;
    queue.onEmpty().then(() => {
      empty = true;
    });
    await tick();
    await tick();
    expect(queue.size).toBe(1);
    expect(empty).toBe(false);
  });
});
