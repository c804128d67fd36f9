/**
 * Coloured terminal text: measuring, cutting and aligning strings that hold
 * ANSI colour codes ("\u001b[31m" turns red on, "\u001b[39m" off again).
 */
const ESC = '\u001b';
const CODE = /\u001b\[([0-9;]*)m/g;

const CLOSERS: ReadonlyMap<number, number> = new Map([
  [1, 22],
  [2, 22],
  [3, 23],
  [4, 24],
  [7, 27],
  [9, 29],
  ...Array.from({ length: 8 }, (_, i): [number, number] => [30 + i, 39]),
  ...Array.from({ length: 8 }, (_, i): [number, number] => [40 + i, 49]),
  ...Array.from({ length: 8 }, (_, i): [number, number] => [90 + i, 39]),
]);

const sgr = (code: number): string => `${ESC}[${code}m`;

export function strip(text: string): string {
  return text.replace(CODE, '');
}

/** How many columns the text takes; codes take none. */
export function width(text: string): number {
  return [...strip(text)].length;
}

export function paint(text: string, code: number): string {
  const closer = CLOSERS.get(code);
  if (closer === undefined) throw new RangeError(`unknown style ${code}`);
  return sgr(code) + text + sgr(closer);
}

/** The styles that are on after the text, in the order they were turned on. */
export function openStyles(text: string): number[] {
  let open: number[] = [];
  for (const [, params] of text.matchAll(CODE)) {
    const code = Number(params);
    if (code === 0) open = [];
    else if (CLOSERS.has(code)) open.push(code);
    else open = open.filter((style) => CLOSERS.get(style) !== code);
  }
  return open;
}

/**
 * The first columns of the text. Codes are kept as they are; styles still on
 * at the cut are turned off, those turned on last first.
 */
export function cut(text: string, columns: number): string {
  let out = '';
  let used = 0;
  let at = 0;
  for (const match of text.matchAll(CODE)) {
    for (const char of text.slice(at, match.index)) {
      if (used === columns) return close(out);
      out += char;
      used++;
    }
    out += match[0];
    at = match.index + match[0].length;
  }
  for (const char of text.slice(at)) {
    if (used === columns) return close(out);
    out += char;
    used++;
  }
  return close(out);
}

function close(text: string): string {
  const closers = openStyles(text).map((style) => CLOSERS.get(style)!);
  return text + [...new Set(closers.reverse())].map(sgr).join('');
}

/** Cuts with an ellipsis if the text is too wide; the ellipsis is never coloured. */
export function truncate(text: string, columns: number): string {
  return width(text) <= columns ? text : cut(text, columns - 1) + '…';
}

/** Fills up with spaces, on the left or on the right. */
export function pad(text: string, columns: number, side: 'left' | 'right' = 'right'): string {
  const fill = ' '.repeat(Math.max(0, columns - width(text)));
  return side === 'left' ? fill + text : text + fill;
}
