export type Edge = readonly [from: number, to: number, length: number];

/** Lengths of the shortest paths between all of the nodes 0 to n - 1, by start, then goal; infinite where there is none. */
export function shortestPathLengths(n: number, edges: readonly Edge[]): number[][] {
  const lengths: number[][] = Array.from({ length: n }, () => new Array(n).fill(Infinity));
  for (let i = 0; i < n; i++) {
    lengths[i][i] = 0;
  }
  for (const [from, to, length] of edges) {
    lengths[from][to] = length;
  }

  for (let k = 0; k < n; k++) {
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < n; j++) {
        lengths[i][j] = Math.min(lengths[i][j], lengths[i][k] + lengths[j][k]);
      }
    }
  }

  return lengths;
}
