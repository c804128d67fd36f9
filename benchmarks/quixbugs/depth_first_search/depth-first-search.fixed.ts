export interface GraphNode {
  readonly value: string;
  readonly successors: readonly GraphNode[];
}

/** Whether `goal` can be reached from `start`; each way is followed to its end first. */
export function depthFirstSearch(start: GraphNode, goal: GraphNode): boolean {
  const visited = new Set<GraphNode>();

  function searchFrom(node: GraphNode): boolean {
    if (visited.has(node)) {
      return false;
    } else if (node === goal) {
      return true;
    } else {
      visited.add(node);
      return node.successors.some((successor) => searchFrom(successor));
    }
  }

  return searchFrom(start);
}
