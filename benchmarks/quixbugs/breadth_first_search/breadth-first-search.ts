export interface GraphNode {
  readonly value: string;
  readonly successors: readonly GraphNode[];
}

/** Whether `goal` can be reached from `start`; near nodes are looked at first. */
export function breadthFirstSearch(start: GraphNode, goal: GraphNode): boolean {
  const queue: GraphNode[] = [start];
  const seen = new Set<GraphNode>([start]);

  while (true) {
    const node = queue.shift() as GraphNode;

    if (node === goal) {
      return true;
    }
    for (const successor of node.successors) {
      if (!seen.has(successor)) {
        seen.add(successor);
        queue.push(successor);
      }
    }
  }

  return false;
}
