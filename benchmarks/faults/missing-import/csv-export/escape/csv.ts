/** A cell of a CSV file, quoted when it has to be. */
export function escape(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
