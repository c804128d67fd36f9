/** Weights of edges by the names of their ends, such as `A,B`. */
export type Weights = Record<string, number>;

/** Length of the shortest path from the source to each node. Weights may be below 0. */
export function shortestPaths(source: string, weightByEdge: Weights): Weights {
  const weightByNode: Weights = {};
  for (const edge of Object.keys(weightByEdge)) {
    const [, end] = edge.split(',');
    weightByNode[end] = Infinity;
  }
  weightByNode[source] = 0;

  for (let round = 1; round < Object.keys(weightByNode).length; round++) {
    for (const [edge, weight] of Object.entries(weightByEdge)) {
      const [u, v] = edge.split(',');
      weightByEdge[edge] = Math.min(weightByNode[u] + weight, weightByNode[v]);
    }
  }

  return weightByNode;
}
