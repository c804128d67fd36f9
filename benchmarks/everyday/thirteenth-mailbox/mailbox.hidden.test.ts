import { Mailbox } from './mailbox';

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function order(posts: string): Promise<string> {
  let log = '';
  const box = new Mailbox<string>(async (message) => {
    await sleep(0);
    log += message;
  });
  void box.post('>');
  // capital letters are urgent
  for (const c of posts) void box.post(c, { urgent: c !== c.toLowerCase() });
  await box.idle();
  return log;
}

test('any mixture: urgent ones first, both in their order', async () => {
  expect(await order('aAbBcC')).toBe('>ABCabc');
  expect(await order('ABC')).toBe('>ABC');
  expect(await order('ABCabc')).toBe('>ABCabc');
  expect(await order('abcABC')).toBe('>ABCabc');
  expect(await order('XaYYbZ')).toBe('>XYYZab');
  expect(await order('abc')).toBe('>abc');
});

test('urgent messages that come while an urgent one is in work', async () => {
  const log: string[] = [];
  const box: Mailbox<string> = new Mailbox(async (message: string) => {
    log.push(message);
    if (message === 'U1') {
      void box.post('U3', { urgent: true });
      void box.post('U4', { urgent: true });
    }
    await sleep(0);
  });
  void box.post('n1');
  void box.post('n2');
  void box.post('U1', { urgent: true });
  void box.post('U2', { urgent: true });
  void box.post('n3');
  await box.idle();
  expect(log).toEqual(['n1', 'U1', 'U2', 'U3', 'U4', 'n2', 'n3']);
});

test('the answers belong to their messages', async () => {
  const box = new Mailbox<number, number>(async (n) => (await sleep(0), n * n));
  const posts = [1, 2, 3, 4, 5, 6].map((n) => box.post(n, { urgent: n % 2 === 0 }));
  expect(box.length).toBe(5);
  expect(await Promise.all(posts)).toEqual([1, 4, 9, 16, 25, 36]);
});
