import { Semaphore } from './semaphore';

test('takes', async () => {
  const s = new Semaphore(1);
  await s.acquire();
  let got = false;
  const p = s.acquire().then(() => {
    got = true;
  });
  await Promise.resolve();
  expect(got).toBe(false);
  s.release();
  await p;
  expect(got).toBe(true);
});

test('in order', async () => {
  const s = new Semaphore(1);
  const log: number[] = [];
  await s.acquire();
  const a = s.acquire().then(() => log.push(1));
  const b = s.acquire().then(() => log.push(2));
  s.release();
  s.release();
  await Promise.all([a, b]);
  expect(log).toEqual([1, 2]);
});
