export function transpose<T>(rows: readonly (readonly T[])[]): T[][] {
  const width = rows.length === 0 ? 0 : rows[0].length;
  const result: T[][] = Array.from({ length: width }, () => []);
  rows.forEach((row) => row.forEach((cell, column) => result[column].push(cell)));
  return result;
}
