/**
 * @typedef {{ title: string, done: boolean, due: string | null, assignee: { name: string } | null }} Task
 * `due` is a day like 2024-05-01; null: some day.
 */

/** Tasks with a day first, the earliest at the top; among equals by title. */
export function compareTasks(a, b) {
  const byDue = a.due.localeCompare(b.due);
  return byDue !== 0 ? byDue : a.title.localeCompare(b.title);
}

export function openTasks(tasks) {
  return tasks.filter((task) => !task.done).sort(compareTasks);
}

export function overdue(tasks, today) {
  return openTasks(tasks).filter((task) => task.due !== null && task.due < today);
}

export function groupByAssignee(tasks) {
  const groups = new Map();
  for (const task of openTasks(tasks)) {
    const name = task.assignee?.name ?? 'nobody';
    groups.set(name, [...(groups.get(name) ?? []), task.title]);
  }
  return groups;
}

export function reminder(tasks, today) {
  const late = overdue(tasks, today);
  if (late.length === 0) return 'Nothing is overdue.';
  return late.map((task) => `${task.title} was due on ${task.due}`).join('\n');
}
