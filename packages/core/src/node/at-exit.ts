const tasks = new Set<() => void>();

/** Has `task` run when this process ends, unless it is taken back. All go by one listener: Node warns of more than ten. */
export function atExit(task: () => void): void {
  if (tasks.size === 0) process.once('exit', runAll);
  tasks.add(task);
}

export function notAtExit(task: () => void): void {
  tasks.delete(task);
  if (tasks.size === 0) process.off('exit', runAll);
}

function runAll(): void {
  for (const task of tasks) task();
}
