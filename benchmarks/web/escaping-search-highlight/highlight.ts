/** Marks what was searched for in the results. */

export interface Piece {
  readonly text: string;
  readonly match: boolean;
}

const HTML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => HTML[character] ?? character);
}

export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The text in pieces that match the words of the query, in any case, and pieces that do not. */
export function splitMatches(text: string, query: string): Piece[] {
  const words = query.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return [{ text, match: false }];
  const pattern = new RegExp(`(${words.join('|')})`, 'gi');
  return text
    .split(pattern)
    .map((piece, index) => ({ text: piece, match: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

export function highlight(text: string, query: string): string {
  return splitMatches(text, query)
    .map((piece) => (piece.match ? `<mark>${escapeHtml(piece.text)}</mark>` : escapeHtml(piece.text)))
    .join('');
}

/** A name that is searched for as a whole. */
export function isExactMatch(text: string, query: string): boolean {
  return new RegExp(`^\\s*${escapeRegExp(query.trim())}\\s*$`, 'i').test(text);
}
