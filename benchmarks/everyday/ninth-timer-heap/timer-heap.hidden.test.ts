import { TimerQueue } from './timer-heap';

function runAll(delays: number[]): number[] {
  const queue = new TimerQueue();
  const ran: number[] = [];
  for (const delay of delays) queue.schedule(delay, () => ran.push(delay));
  queue.advance(10_000);
  return ran;
}

const sorted = (list: number[]) => [...list].sort((a, b) => a - b);

test('every order of five', () => {
  const permute = (list: number[]): number[][] =>
    list.length < 2
      ? [list]
      : list.flatMap((item, i) => permute([...list.slice(0, i), ...list.slice(i + 1)]).map((rest) => [item, ...rest]));
  for (const order of permute([1, 2, 3, 4, 5])) expect(runAll(order)).toEqual([1, 2, 3, 4, 5]);
});

test('many tasks', () => {
  let seed = 7;
  for (let size = 1; size <= 40; size++) {
    const delays = Array.from({ length: size }, () => (seed = (seed * 1103 + 377) % 9973));
    expect(runAll(delays)).toEqual(sorted(delays));
  }
});

test('same time, in the order of adding', () => {
  const queue = new TimerQueue();
  const ran: string[] = [];
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) queue.schedule(50, () => ran.push(name));
  queue.advance(50);
  expect(ran.join('')).toBe('abcdefg');
});

test('the time never runs backwards', () => {
  const queue = new TimerQueue();
  const times: number[] = [];
  for (const delay of [5, 90, 15, 95, 99, 20, 40]) queue.schedule(delay, () => times.push(queue.now));
  queue.advance(30);
  queue.schedule(3, () => times.push(queue.now));
  queue.advance(100);
  expect(times).toEqual([5, 15, 20, 33, 40, 90, 95, 99]);
});

test('taken back in the middle', () => {
  const queue = new TimerQueue();
  const ran: number[] = [];
  const cancels = [60, 20, 40, 10, 50, 30].map((delay) => queue.schedule(delay, () => ran.push(delay)));
  cancels[2]();
  cancels[3]();
  expect(queue.pending).toBe(4);
  queue.advance(100);
  expect(ran).toEqual([20, 30, 50, 60]);
  expect(queue.pending).toBe(0);
});

test('a negative delay is due at once', () => {
  const queue = new TimerQueue();
  let ran = false;
  queue.schedule(-5, () => (ran = true));
  queue.advance(0);
  expect(ran).toBe(true);
});
