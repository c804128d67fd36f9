export interface Edge {
  readonly from: number;
  readonly to: number;
  readonly weight: number;
}

function addAll(group: Set<number>, nodes: Set<number>): void {
  for (const node of nodes) {
    group.add(node);
  }
}

/** Edges that join all nodes with the least weight in total. */
export function minimumSpanningTree(edges: readonly Edge[]): Edge[] {
  const groupByNode: Record<number, Set<number>> = {};
  const tree: Edge[] = [];

  for (const edge of edges.toSorted((a, b) => a.weight - b.weight)) {
    const { from, to } = edge;
    groupByNode[from] ??= new Set([from]);
    groupByNode[to] ??= new Set([to]);
    if (groupByNode[from] !== groupByNode[to]) {
      tree.push(edge);
      addAll(groupByNode[from], groupByNode[to]);
      for (const node of groupByNode[to]) {
        addAll(groupByNode[node], groupByNode[from]);
      }
    }
  }

  return tree;
}
