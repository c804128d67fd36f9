import { compareTasks, groupByAssignee, openTasks, overdue, reminder } from './task-sorting';

const task = (title, due, assignee = null, done = false) => ({
  title,
  due,
  done,
  assignee: assignee && { name: assignee },
});

describe('compareTasks', () => {
  it('puts the earlier day first', () => {
    expect(compareTasks(task('a', '2024-05-02'), task('b', '2024-05-01'))).toBeGreaterThan(0);
  });

  it('compares titles on the same day', () => {
    expect(compareTasks(task('a', '2024-05-02'), task('b', '2024-05-02'))).toBeLessThan(0);
  });
});

describe('openTasks', () => {
  it('leaves out what is done', () => {
    const tasks = [task('paint', '2024-06-01'), task('clean', '2024-05-01'), task('buy', '2024-04-01', null, true)];

    expect(openTasks(tasks).map(({ title }) => title)).toEqual(['clean', 'paint']);
  });

  it('puts tasks without a day last', () => {
    const tasks = [
      task('someday', null),
      task('soon', '2024-05-01'),
      task('any day', null),
      task('later', '2025-01-01'),
    ];

    expect(openTasks(tasks).map(({ title }) => title)).toEqual(['soon', 'later', 'any day', 'someday']);
  });
});

it('finds what is overdue', () => {
  const tasks = [task('tax', '2024-04-30'), task('rent', '2024-05-01'), task('dream', null)];

  expect(overdue(tasks, '2024-05-01').map(({ title }) => title)).toEqual(['tax']);
});

it('groups by assignee', () => {
  const tasks = [task('c', null, 'Ada'), task('b', '2024-05-02'), task('a', '2024-05-01', 'Ada')];

  expect([...groupByAssignee(tasks)]).toEqual([
    ['Ada', ['a', 'c']],
    ['nobody', ['b']],
  ]);
});

it('reminds', () => {
  expect(reminder([task('tax', '2024-04-30'), task('rent', '2024-04-01')], '2024-05-01')).toBe(
    'rent was due on 2024-04-01\ntax was due on 2024-04-30',
  );
});
