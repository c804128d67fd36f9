import { expect, it } from 'vitest';
import { createItemQueue } from './item-queue.ts';

it('gives what was pushed in order, and the end only after it', async () => {
  const queue = createItemQueue<string>();
  queue.push('a');
  queue.push('b');
  queue.end();

  const seen = [await queue.next(0), await queue.next(0), await queue.next(0)];

  expect(seen).toEqual([{ status: 'item', item: 'a' }, { status: 'item', item: 'b' }, { status: 'ended' }]);
});

it('waits for what comes later', async () => {
  const queue = createItemQueue<string>();

  const next = queue.next(60_000);
  queue.push('late');

  expect(await next).toEqual({ status: 'item', item: 'late' });
});

it('wakes at the end', async () => {
  const queue = createItemQueue<string>();

  const next = queue.next(60_000);
  queue.end();

  expect(await next).toEqual({ status: 'ended' });
});

it('is silent when nothing comes in time', async () => {
  expect(await createItemQueue<string>().next(1)).toEqual({ status: 'silent' });
});

it('forgives what was only not read yet because this process was busy', async () => {
  const queue = createItemQueue<string>();

  const next = queue.next(1);
  const until = performance.now() + 5;
  while (performance.now() < until);
  // Like a message on a channel, it is delivered after the timers of the same turn.
  setImmediate(() => queue.push('unread'));

  expect(await next).toEqual({ status: 'item', item: 'unread' });
});
