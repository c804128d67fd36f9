import { minimumSpanningTree } from './minimum-spanning-tree';

/** Edges by the names of their ends, such as `1-2`, and their weights. */
function edgesOf(weights: Record<string, number>) {
  return Object.entries(weights).map(([ends, weight]) => {
    const [from, to] = ends.split('-').map(Number);
    return { from, to, weight };
  });
}

function endsOf(edges: readonly { from: number; to: number }[]) {
  return edges.map(({ from, to }) => `${from}-${to}`).toSorted();
}

describe('minimumSpanningTree', () => {
  it('leaves out the dearest edge of a ring', () => {
    const edges = edgesOf({ '1-2': 10, '2-3': 15, '3-4': 10, '1-4': 10 });
    expect(endsOf(minimumSpanningTree(edges))).toEqual(['1-2', '1-4', '3-4']);
  });

  it('keeps all edges of a tree', () => {
    const edges = edgesOf({ '1-2': 6, '1-3': 1, '2-4': 2 });
    expect(endsOf(minimumSpanningTree(edges))).toEqual(['1-2', '1-3', '2-4']);
  });
});
