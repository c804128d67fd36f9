/** Sorting of table rows by a click on a column head. */

export type Cell = string | number | null;
export type Row = Readonly<Record<string, Cell>>;

export interface SortState {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
}

/** Numbers by size, text by alphabet without regard to case, numbers before text. */
export function compareValues(a: string | number, b: string | number): number {
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1;
  return String(a).localeCompare(String(b), 'en', { sensitivity: 'base' });
}

/** Rows without a value come last, whatever the direction. */
export function sortRows<R extends Row>(rows: readonly R[], sort: SortState): R[] {
  const factor = sort.direction === 'asc' ? 1 : -1;
  return [...rows].sort((left, right) => {
    const a = left[sort.column] ?? null;
    const b = right[sort.column] ?? null;
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return factor * compareValues(a, b);
  });
}

/** The state after a click: the other direction for the same column, else ascending. */
export function clickColumn(sort: SortState | undefined, column: string): SortState {
  if (sort?.column === column && sort.direction === 'asc') return { column, direction: 'desc' };
  return { column, direction: 'asc' };
}

export function topRows<R extends Row>(rows: readonly R[], column: string, count: number): R[] {
  return sortRows(rows, { column, direction: 'desc' })
    .filter((row) => row[column] !== null)
    .slice(0, count);
}
