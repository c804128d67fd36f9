export type Tasks = Record<string, readonly string[]>;

function cycleText(path: readonly string[], name: string): string {
  return [...path.slice(path.indexOf(name)), name].join(' -> ');
}

/** The tasks in an order in which each comes after all that it depends on. */
export function buildOrder(tasks: Tasks, wanted: readonly string[] = Object.keys(tasks)): string[] {
  const order: string[] = [];
  const done = new Set<string>();
  const path: string[] = [];

  const visit = (name: string): void => {
    if (done.has(name)) return;
    if (path.includes(name)) throw new Error(`Circular dependency: ${cycleText(path, name)}`);
    const dependencies = tasks[name];
    if (!dependencies) throw new Error(`Unknown task: ${name}`);
    path.push(name);
    for (const dependency of dependencies) visit(dependency);
    path.pop();
    order.push(name);
  };

  for (const name of wanted) visit(name);
  return order;
}
