import { expect, it } from 'vitest';
import { atExit, notAtExit } from './at-exit.ts';

it('has one listener for all tasks, and none when they are taken back', () => {
  const before = process.listenerCount('exit');
  const done: number[] = [];
  const tasks = Array.from({ length: 20 }, (_, nth) => () => void done.push(nth));

  for (const task of tasks) atExit(task);
  const [listener] = process.listeners('exit').slice(before);
  const during = process.listenerCount('exit') - before;
  for (const task of tasks.slice(2)) notAtExit(task);
  listener?.call(process, 0);
  for (const task of tasks) notAtExit(task);

  expect([during, done, process.listenerCount('exit') - before]).toEqual([1, [0, 1], 0]);
});
