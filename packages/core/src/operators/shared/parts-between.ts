const LONGEST_NEW = 8;

/** What becomes what, wherever it comes. */
export interface Part {
  readonly old: string;
  readonly new: string;
}

/** What has to be replaced, each time, for `value` to stand in `text` as a whole. Letters and digits are left as they are. */
export function* partsBetween(value: string, text: string): Generator<Part> {
  for (const old of new Set(value.match(/\r\n|([^\p{L}\p{N}])\1|[^\p{L}\p{N}]/gu))) {
    const pieces = value.split(old);
    const at = pieces.findIndex((piece, index) => piece !== '' && (pieces[index + 1] ?? '') !== '');
    if (at === -1) continue;
    const [before, after] = [pieces[at] as string, pieces[at + 1] as string];
    for (let from = text.indexOf(before); from !== -1; from = text.indexOf(before, from + 1)) {
      const by = textUpTo(after, text, from + before.length);
      if (by !== undefined && by !== old && standsIn(pieces.join(by), text)) yield { old, new: by };
    }
  }
}

/** What lies between `start` and the next `after`, which is near or nowhere. */
function textUpTo(after: string, text: string, start: number): string | undefined {
  for (let end = start; end <= start + LONGEST_NEW; end++)
    if (text.startsWith(after, end)) return text.slice(start, end);
  return undefined;
}

/** Not as a part of a longer word. */
function standsIn(part: string, text: string): boolean {
  const start = text.indexOf(part);
  if (start === -1) return false;
  return !/[\p{L}\p{N}]/u.test((text[start - 1] ?? '') + (text[start + part.length] ?? ''));
}
