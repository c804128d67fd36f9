import { Mailbox, MailboxClosed } from './mailbox';

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function recorder() {
  const log: string[] = [];
  const box = new Mailbox<string, string>(async (message) => {
    log.push(message);
    await sleep(1);
    return message.toUpperCase();
  });
  return { log, box };
}

test('handles one message after the other and answers', async () => {
  let active = 0;
  const box = new Mailbox<number, number>(async (n) => {
    expect(++active).toBe(1);
    await sleep(1);
    active -= 1;
    return n * 2;
  });
  expect(await Promise.all([1, 2, 3].map((n) => box.post(n)))).toEqual([2, 4, 6]);
});

test('an urgent message overtakes the normal ones', async () => {
  const { log, box } = recorder();
  for (const m of ['a', 'b', 'c']) void box.post(m);
  expect(await box.post('stop', { urgent: true })).toBe('STOP');
  await box.idle();
  expect(log).toEqual(['a', 'stop', 'b', 'c']);
});

test('urgent messages keep their order', async () => {
  const { log, box } = recorder();
  for (const m of ['a', 'b']) void box.post(m);
  for (const m of ['pause', 'resume']) void box.post(m, { urgent: true });
  await box.idle();
  expect(log).toEqual(['a', 'pause', 'resume', 'b']);
});

test('an error concerns its own message only', async () => {
  const box = new Mailbox<number, number>((n) => {
    if (n < 0) throw new RangeError('negative');
    return n;
  });
  await expect(box.post(-1)).rejects.toThrow('negative');
  expect(await box.post(5)).toBe(5);
});

test('full and closed', async () => {
  const box = new Mailbox<string, string>(async (m) => (await sleep(1), m), 1);
  const first = box.post('x');
  const second = box.post('y');
  await expect(box.post('z')).rejects.toThrow('full');
  const closing = box.close();
  await expect(second).rejects.toThrow(MailboxClosed);
  await closing;
  expect(await first).toBe('x');
});
