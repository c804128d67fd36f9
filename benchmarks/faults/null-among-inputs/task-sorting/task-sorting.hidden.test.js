import { compareTasks, openTasks, overdue, reminder } from './task-sorting';

const task = (title, due) => Object.freeze({ title, due, done: false, assignee: null });
const titles = (tasks) => tasks.map(({ title }) => title).join('');

it('compares with and without a day in both directions', () => {
  expect(Math.sign(compareTasks(task('a', null), task('b', '2024-01-01')))).toBe(1);
  expect(Math.sign(compareTasks(task('b', '2024-01-01'), task('a', null)))).toBe(-1);
  expect(Math.sign(compareTasks(task('a', null), task('b', null)))).toBe(-1);
  expect(Math.sign(compareTasks(task('b', null), task('a', null)))).toBe(1);
  expect(compareTasks(task('a', null), task('a', null))).toBe(0);
});

it('sorts every order of the same tasks alike', () => {
  const [a, b, c, d] = [task('a', null), task('b', '2024-02-01'), task('c', '2024-01-01'), task('d', null)];

  for (const tasks of [
    [a, b, c, d],
    [d, c, b, a],
    [b, d, a, c],
    [c, a, d, b],
    [d, a, b, c],
  ]) {
    expect(titles(openTasks(tasks))).toBe('cbad');
  }
});

it('puts a far day before none', () => {
  expect(titles(openTasks([task('x', null), task('y', '2199-12-31')]))).toBe('yx');
});

it('is never late without a day', () => {
  expect(overdue([task('x', null), task('y', null)], '9999-01-01')).toEqual([]);
  expect(reminder([task('x', null), task('y', '2024-01-01')], '2024-01-02')).toBe('y was due on 2024-01-01');
  expect(reminder([task('x', null), task('y', null)], '2024-01-02')).toBe('Nothing is overdue.');
});

it('does not sort the list of the caller', () => {
  const tasks = [task('x', null), task('y', '2024-01-01')];
  openTasks(tasks);

  expect(titles(tasks)).toBe('xy');
});
