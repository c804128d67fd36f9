/** For each node, the lengths of the edges that lead to others. */
export type Graph = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Nodes not yet visited, with their least known distances. */
type Queue = Map<string, number>;

function takeNearest(queue: Queue): [string, number] {
  let nearest: [string, number] | undefined;
  for (const entry of queue) {
    if (nearest === undefined || entry[1] < nearest[1]) {
      nearest = entry;
    }
  }
  queue.delete(nearest![0]);
  return nearest!;
}

/** The known distance of a node; 0 when there is none. */
function get(queue: Queue, node: string): number {
  return queue.get(node) ?? 0;
}

/** Length of the shortest path between two nodes; infinite when there is none. No length is below 0. */
export function shortestPathLength(graph: Graph, start: string, goal: string): number {
  const queue: Queue = new Map([[start, 0]]);
  const visited = new Set<string>();

  while (queue.size > 0) {
    const [node, distance] = takeNearest(queue);
    if (node === goal) {
      return distance;
    }
    visited.add(node);

    for (const [next, length] of Object.entries(graph[node] ?? {})) {
      if (visited.has(next)) {
        continue;
      }
      queue.set(next, Math.min(get(queue, next) || Infinity, get(queue, next) + length));
    }
  }

  return Infinity;
}
