export interface TaskNode {
  readonly value: string;
  readonly incoming: readonly TaskNode[];
  readonly outgoing: readonly TaskNode[];
}

/** The nodes, each after all those that lead to it. */
export function topologicalOrdering(nodes: readonly TaskNode[]): TaskNode[] {
  const ordered = nodes.filter((node) => node.incoming.length === 0);

  for (const node of ordered) {
    for (const next of node.outgoing) {
      if (next.outgoing.every((before) => ordered.includes(before)) && !ordered.includes(next)) {
        ordered.push(next);
      }
    }
  }

  return ordered;
}
