import { TimerQueue } from './timer-heap';

function runAll(delays: number[]): number[] {
  const queue = new TimerQueue();
  const ran: number[] = [];
  for (const delay of delays) queue.schedule(delay, () => ran.push(delay));
  queue.advance(1000);
  return ran;
}

test('a few tasks', () => {
  expect(runAll([])).toEqual([]);
  expect(runAll([7])).toEqual([7]);
  expect(runAll([30, 10, 20])).toEqual([10, 20, 30]);
});

test('tasks that come in order', () => {
  expect(runAll([10, 20, 30, 40, 50])).toEqual([10, 20, 30, 40, 50]);
});

test('tasks that come out of order', () => {
  expect(runAll([10, 40, 20, 50, 60, 30])).toEqual([10, 20, 30, 40, 50, 60]);
  expect(runAll([50, 40, 30, 20, 10])).toEqual([10, 20, 30, 40, 50]);
});

test('runs only what is due', () => {
  const queue = new TimerQueue();
  const ran: string[] = [];
  queue.schedule(100, () => ran.push(`a at ${queue.now}`));
  queue.schedule(200, () => ran.push(`b at ${queue.now}`));
  queue.advance(150);
  expect(ran).toEqual(['a at 100']);
  expect(queue.pending).toBe(1);
  queue.advance(50);
  expect(ran).toEqual(['a at 100', 'b at 200']);
});

test('takes a task back', () => {
  const queue = new TimerQueue();
  const ran: string[] = [];
  const cancel = queue.schedule(10, () => ran.push('a'));
  queue.schedule(20, () => ran.push('b'));
  cancel();
  queue.advance(100);
  expect(ran).toEqual(['b']);
});

test('a task that adds a task', () => {
  const queue = new TimerQueue();
  const ran: number[] = [];
  queue.schedule(10, () => queue.schedule(5, () => ran.push(queue.now)));
  queue.advance(20);
  expect(ran).toEqual([15]);
  expect(queue.now).toBe(20);
});
