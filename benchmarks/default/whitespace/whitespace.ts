/** One line with single spaces, none at its ends. */
export function normalizeWhitespace(text: string): string {
  return text.replace(/\s/g, ' ').trim();
}
