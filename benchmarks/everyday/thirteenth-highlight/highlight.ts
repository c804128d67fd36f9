/** Marks search words in texts and picks the lines worth showing in the results. */
export interface Part {
  text: string;
  hit: boolean;
}

export interface Hit {
  line: number;
  parts: Part[];
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Words and "quoted phrases" of the search box, without duplicates. */
export function searchWords(input: string): string[] {
  const words = new Set<string>();
  for (const [, phrase, word] of input.matchAll(/"([^"]+)"|(\S+)/g)) {
    words.add((phrase ?? word).trim().toLowerCase());
  }
  words.delete('');
  return [...words];
}

export function pattern(words: string[], { wholeWords = false } = {}): RegExp | null {
  if (words.length === 0) return null;
  // the longest first, so that "form" does not hide "format"
  const sorted = [...words].sort((a, b) => b.length - a.length);
  const source = sorted.map(escapeRegExp).join('|');
  return new RegExp(wholeWords ? `(?<!\\w)(?:${source})(?!\\w)` : source, 'gi');
}

export function split(text: string, regexp: RegExp): Part[] {
  const parts: Part[] = [];
  let last = 0;
  for (const match of text.matchAll(regexp)) {
    if (match.index > last) parts.push({ text: text.slice(last, match.index), hit: false });
    parts.push({ text: match[0], hit: true });
    last = match.index + match[0].length;
  }
  if (last < text.length) parts.push({ text: text.slice(last), hit: false });
  return parts;
}

/** The lines with at least one of the words, cut into parts. */
export function findLines(text: string, input: string, options: { wholeWords?: boolean; limit?: number } = {}): Hit[] {
  const { limit = 20, ...rest } = options;
  const regexp = pattern(searchWords(input), rest);
  if (!regexp) return [];
  const hits: Hit[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (!regexp.test(line)) continue;
    hits.push({ line: index + 1, parts: split(line, new RegExp(regexp)) });
    if (hits.length === limit) break;
  }
  return hits;
}

export function toMarkup(parts: Part[], tag = 'mark'): string {
  const escape = (s: string) => s.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  return parts.map(({ text, hit }) => (hit ? `<${tag}>${escape(text)}</${tag}>` : escape(text))).join('');
}
