/** Excerpts for previews and notifications. */

export interface ExcerptOptions {
  /** Longest result in characters, the mark included. */
  readonly max?: number;
  readonly mark?: string;
}

/** One line, single spaces. */
export function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Cuts after so many characters; a character outside the basic plane counts as one and is never cut in two. */
export function truncate(text: string, { max = 80, mark = '…' }: ExcerptOptions = {}): string {
  const characters = text.split('');
  if (characters.length <= max) return text;
  const kept = characters.slice(0, Math.max(0, max - mark.length));
  return kept.join('').trimEnd() + mark;
}

export function notification(author: string, message: string, options?: ExcerptOptions): string {
  return `${author}: ${truncate(collapse(message), options)}`;
}
