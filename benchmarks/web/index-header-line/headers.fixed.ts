/** Reads header blocks of mails and HTTP dumps. */

export interface Header {
  readonly name: string;
  readonly value: string;
}

/** Long headers go on in lines that begin with a space or tab. */
export function unfold(block: string): string[] {
  return block
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .filter((line) => line !== '');
}

/** A line without a colon is a header without a value. */
export function parseHeaderLine(line: string): Header {
  const colon = line.indexOf(':');
  if (colon === -1) return { name: line.trim().toLowerCase(), value: '' };
  return { name: line.slice(0, colon).trim().toLowerCase(), value: line.slice(colon + 1).trim() };
}

/** Values of headers that come several times stand in the order of their lines. */
export function parseHeaders(block: string): Map<string, string[]> {
  const headers = new Map<string, string[]>();
  for (const line of unfold(block)) {
    const { name, value } = parseHeaderLine(line);
    headers.set(name, [...(headers.get(name) ?? []), value]);
  }
  return headers;
}
