export function toCsv(rows: readonly (readonly unknown[])[], separator = ','): string {
  return rows.map((row) => row.map((cell) => quote(cell, separator)).join(separator)).join('\n');
}

function quote(cell: unknown, separator: string): string {
  const text = cell === null || cell === undefined ? '' : String(cell);
  if (!text.includes(separator) && !text.includes('"') && !text.includes('\n')) return text;
  return `"${text}"`;
}
