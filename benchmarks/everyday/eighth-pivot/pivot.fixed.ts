/**
 * Pivot table of a report: sums of a measure by two fields of the records.
 */
export type Field = string | number;
export type DataRecord = Record<string, Field>;

export interface PivotOptions {
  rows: string;
  columns: string;
  measure: string;
  /** the text for a field that a record has not */
  missing?: string;
}

export interface Pivot {
  columns: string[];
  rows: { label: string; cells: (number | null)[]; total: number }[];
  totals: number[];
  grandTotal: number;
}

const byLabel = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

export function pivot(records: readonly DataRecord[], options: PivotOptions): Pivot {
  const { missing = '(none)' } = options;
  const sums = new Map<string, number>();
  const rowLabels = new Set<string>();
  const columnLabels = new Set<string>();

  for (const record of records) {
    const row = String(record[options.rows] ?? missing);
    const column = String(record[options.columns] ?? missing);
    const key = JSON.stringify([row, column]);
    rowLabels.add(row);
    columnLabels.add(column);
    sums.set(key, (sums.get(key) ?? 0) + Number(record[options.measure] ?? 0));
  }

  const columns = [...columnLabels].sort(byLabel);
  const rows = [...rowLabels].sort(byLabel).map((label) => {
    const cells = columns.map((column) => sums.get(JSON.stringify([label, column])) ?? null);
    return { label, cells, total: cells.reduce<number>((sum, cell) => sum + (cell ?? 0), 0) };
  });
  const totals = columns.map((_, index) => rows.reduce((sum, { cells }) => sum + (cells[index] ?? 0), 0));
  return { columns, rows, totals, grandTotal: totals.reduce((a, b) => a + b, 0) };
}

export function toText(table: Pivot): string {
  const lines = table.rows.map(({ label, cells, total }) => [label, ...cells.map((cell) => cell ?? '-'), total]);
  return [['', ...table.columns, 'Total'], ...lines, ['Total', ...table.totals, table.grandTotal]]
    .map((cells) => cells.join('\t'))
    .join('\n');
}
