import { escape } from './escape/html';

export interface Column<Row> {
  title: string;
  value: (row: Row) => string | number | boolean | null | undefined;
}

export interface ExportOptions {
  /** Excel wants a byte order mark in front of UTF-8. */
  byteOrderMark?: boolean;
  header?: boolean;
}

const BYTE_ORDER_MARK = '\uFEFF';

function cell(value: string | number | boolean | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return escape(String(value));
}

function line(values: string[]): string {
  return `${values.join(',')}\r\n`;
}

/** The rows as a CSV file (RFC 4180). */
export function toCsv<Row>(rows: readonly Row[], columns: readonly Column<Row>[], options: ExportOptions = {}): string {
  const { byteOrderMark = false, header = true } = options;
  let text = byteOrderMark ? BYTE_ORDER_MARK : '';
  if (header) text += line(columns.map((column) => cell(column.title)));
  for (const row of rows) text += line(columns.map((column) => cell(column.value(row))));
  return text;
}

export function fileName(subject: string, day: Date): string {
  return `${subject.toLowerCase().replace(/\W+/g, '-')}-${day.toISOString().slice(0, 10)}.csv`;
}
