/** Writes tables as CSV (RFC 4180), or with another delimiter for spreadsheets that expect one. */

export type Cell = string | number | boolean | null | undefined;

export interface CsvOptions {
  /** "," unless given. */
  readonly delimiter?: string;
  /** Quotes every cell, not only those that need it. */
  readonly quoteAll?: boolean;
  readonly eol?: string;
}

export function formatCell(cell: Cell, options: CsvOptions = {}): string {
  const { delimiter = ',', quoteAll = false } = options;
  const text = cell === null || cell === undefined ? '' : String(cell);
  const mustQuote = quoteAll || text.includes(delimiter) || /["\r\n]/.test(text);
  return mustQuote ? `"${text.replaceAll('"', '""')}"` : text;
}

export function formatRow(cells: readonly Cell[], options: CsvOptions = {}): string {
  return cells.map((cell) => formatCell(cell, options)).join(options.delimiter ?? ',');
}

/** A header line, then one line a record; keys that a record lacks are empty cells. */
export function toCsv<Key extends string>(
  records: readonly Partial<Record<Key, Cell>>[],
  columns: readonly Key[],
  options: CsvOptions = {},
): string {
  const { eol = '\r\n' } = options;
  const header = formatRow(columns, options);
  const lines = records.map((record) => formatRow(columns.map((column) => record[column])));
  return [header, ...lines].map((line) => line + eol).join('');
}
