/**
 * Sorting of the data grid. A click on a header sorts by that column, a click
 * with shift adds it as a further key. Empty cells are always at the end.
 */
export type Cell = string | number | boolean | Date | null | undefined;
export type Row = Record<string, Cell>;
export type Direction = 'asc' | 'desc';

export interface SortKey {
  column: string;
  direction: Direction;
}

export interface Column {
  id: string;
  title: string;
  /** value to sort by, if it is not the cell itself */
  sortValue?: (row: Row) => Cell;
  sortable?: boolean;
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

export function isEmpty(cell: Cell): boolean {
  return cell === null || cell === undefined || cell === '' || Number.isNaN(cell);
}

function compareValues(a: Cell, b: Cell): number {
  if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b);
  if (typeof a === 'string' || typeof b === 'string') {
    return collator.compare(String(a), String(b));
  }
  return Number(a) - Number(b);
}

/** Compares two cells for sorting in the direction, empty ones last. */
export function compareCells(a: Cell, b: Cell, direction: Direction): number {
  const order = isEmpty(a) || isEmpty(b) ? Number(isEmpty(a)) - Number(isEmpty(b)) : compareValues(a, b);
  return direction === 'desc' ? -order : order;
}

/** The keys after a click on a header: ascending, descending, not sorted. */
export function toggleSort(keys: SortKey[], column: string, additive = false): SortKey[] {
  const current = keys.find((key) => key.column === column);
  const others = additive ? keys.filter((key) => key.column !== column) : [];
  if (!current) return [...others, { column, direction: 'asc' }];
  if (current.direction === 'desc') return others;

  const next: SortKey = { column, direction: 'desc' };
  return additive ? keys.map((key) => (key === current ? next : key)) : [next];
}

export function sortRows(rows: Row[], keys: SortKey[], columns: Column[] = []): Row[] {
  const readers = keys.map(({ column }) => {
    const definition = columns.find((c) => c.id === column);
    return definition?.sortValue ?? ((row: Row) => row[column]);
  });
  return [...rows].sort((a, b) => {
    for (let i = 0; i < keys.length; i++) {
      const order = compareCells(readers[i](a), readers[i](b), keys[i].direction);
      if (order !== 0) return order;
    }
    return 0;
  });
}

/** Arrow and rank for the header of a column, e.g. "▲" or "▼2". */
export function sortIndicator(keys: SortKey[], column: string): string {
  const index = keys.findIndex((key) => key.column === column);
  if (index < 0) return '';
  const arrow = keys[index].direction === 'asc' ? '▲' : '▼';
  return keys.length > 1 ? `${arrow}${index + 1}` : arrow;
}

/** "name,-age" for the address bar, only sortable columns are taken back in. */
export function serializeSort(keys: SortKey[]): string {
  return keys.map((key) => (key.direction === 'desc' ? `-${key.column}` : key.column)).join(',');
}

export function deserializeSort(text: string, columns: Column[]): SortKey[] {
  const keys = text.split(',').map((part): SortKey => {
    const desc = part.startsWith('-');
    return { column: desc ? part.slice(1) : part, direction: desc ? 'desc' : 'asc' };
  });
  return keys.filter(({ column }) => columns.some((c) => c.id === column && c.sortable !== false));
}
