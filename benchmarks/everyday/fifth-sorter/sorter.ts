export type Cell = string | number | null;

export interface SortKey {
  column: string;
  descending?: boolean;
}

export type Row = Record<string, Cell>;

function compareCells(left: Cell, right: Cell, descending: boolean): number {
  let order: number;
  if (left === null || right === null) {
    order = Number(left === null) - Number(right === null);
  } else if (typeof left === 'number' && typeof right === 'number') {
    order = left - right;
  } else {
    order = String(left).localeCompare(String(right), 'en');
  }
  return descending ? -order : order;
}

/** Sorts the rows of a table by one or more columns. Empty cells come last, whichever the direction. */
export function sortRows(rows: readonly Row[], keys: readonly SortKey[]): Row[] {
  return [...rows].sort((left, right) => {
    for (const { column, descending = false } of keys) {
      const order = compareCells(left[column] ?? null, right[column] ?? null, descending);
      if (order !== 0) return order;
    }
    return 0;
  });
}

/** What a click on the head of a column does: up, down, and off again. */
export function toggleSort(keys: readonly SortKey[], column: string): SortKey[] {
  const current = keys.find((key) => key.column === column);
  if (!current) return [{ column }];
  return current.descending ? [] : [{ column, descending: true }];
}
