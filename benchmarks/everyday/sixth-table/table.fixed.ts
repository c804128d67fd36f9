export interface Column {
  title: string;
  align?: 'left' | 'right';
}

export type Cell = string | number;

export interface TableOptions {
  /** Between the columns. */
  gap?: string;
}

function pad(text: string, width: number, align: Column['align'] = 'left'): string {
  return align === 'right' ? text.padStart(width) : text.padEnd(width);
}

/** A table for the terminal: a line of titles, a rule, and a line for each row. */
export function formatTable(
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  { gap = '  ' }: TableOptions = {},
): string {
  const widths = columns.map(({ title }, index) =>
    Math.max(title.length, ...rows.map((row) => String(row[index] ?? '').length)),
  );
  const toLine = (texts: string[]): string =>
    texts
      .map((text, index) => pad(text, widths[index], columns[index].align))
      .join(gap)
      .trimEnd();

  const titles = toLine(columns.map(({ title }) => title));
  const rule = toLine(widths.map((width) => '-'.repeat(width)));
  const lines = rows.map((row) => toLine(columns.map((_, index) => String(row[index] ?? ''))));
  return [titles, rule, ...lines].join('\n');
}

/** Sums of the columns with numbers, and `label` in the first one, as one more row. */
export function totalsRow(rows: readonly (readonly Cell[])[], label = 'Total'): Cell[] {
  const width = Math.max(1, ...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, index) => {
    if (index === 0) return label;
    const numbers = rows.map((row) => row[index]).filter((cell) => typeof cell === 'number');
    return numbers.length === 0 ? '' : numbers.reduce((sum, cell) => sum + cell, 0);
  });
}
