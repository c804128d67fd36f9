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
  it('picks five of ten edges', () => {
    const edges = edgesOf({
      '1-2': 6,
      '1-3': 1,
      '1-4': 5,
      '2-3': 5,
      '2-5': 3,
      '3-4': 5,
      '3-5': 6,
      '3-6': 4,
      '4-6': 2,
      '5-6': 6,
    });
    expect(endsOf(minimumSpanningTree(edges))).toEqual(['1-3', '2-3', '2-5', '3-6', '4-6']);
  });
});
