export function topoSort(graph: Record<string, string[]>): string[] {
  const done = new Set<string>();
  const order: string[] = [];
  const visit = (node: string, path: string[]): void => {
    if (path.includes(node)) throw new Error(`cycle at ${node}`);
    if (done.has(node)) return;
    for (const next of graph[node]) visit(next, [...path, node]);
    done.add(node);
    order.push(node);
  };
  for (const node of Object.keys(graph)) visit(node, []);
  return order;
}
