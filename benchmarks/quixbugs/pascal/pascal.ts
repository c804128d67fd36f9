/** The first rows of Pascal's triangle. */
export function pascal(n: number): number[][] {
  const rows = [[1]];
  for (let r = 1; r < n; r++) {
    const row: number[] = [];
    for (let c = 0; c < r; c++) {
      const upLeft = c > 0 ? rows[r - 1][c - 1] : 0;
      const upRight = c < r ? rows[r - 1][c] : 0;
      row.push(upLeft + upRight);
    }
    rows.push(row);
  }
  return rows;
}
