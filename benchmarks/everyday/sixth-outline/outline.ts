export interface Heading {
  /** 1 for the most important headings, up to 6. */
  level: number;
  text: string;
}

export interface Entry {
  text: string;
  /** Such as `2.1` for the first entry below the second one. */
  number: string;
  children: Entry[];
}

/** The headings of a Markdown text, without what looks like one inside a code block. */
export function readHeadings(markdown: string): Heading[] {
  const headings: Heading[] = [];
  let inCode = false;
  for (const line of markdown.split('\n')) {
    if (line.startsWith('```')) inCode = !inCode;
    const match = inCode ? null : /^(#{1,6})\s+(.*?)(?:\s+#+)?\s*$/.exec(line);
    if (match !== null) headings.push({ level: match[1].length, text: match[2] });
  }
  return headings;
}

/**
 * Nests headings for a table of contents: each one below the nearest before it that is more important.
 * A page may start with any level and leave levels out.
 */
export function toOutline(headings: readonly Heading[]): Entry[] {
  const outline: Entry[] = [];
  const open: { level: number; entry: Entry }[] = [];
  for (const { level, text } of headings) {
    while (open.length >= level) open.pop();
    const parent = open.at(-1)?.entry;
    const siblings = parent === undefined ? outline : parent.children;
    const position = `${siblings.length + 1}`;
    const number = parent === undefined ? position : `${parent.number}.${position}`;
    const entry: Entry = { text, number, children: [] };
    siblings.push(entry);
    open.push({ level, entry });
  }
  return outline;
}

/** The outline as an indented list, down to `depth` levels. */
export function renderOutline(outline: readonly Entry[], depth = Infinity): string {
  const lines: string[] = [];
  const add = (entries: readonly Entry[], indent: number): void => {
    if (indent >= depth) return;
    for (const { number, text, children } of entries) {
      lines.push(`${'  '.repeat(indent)}${number} ${text}`);
      add(children, indent + 1);
    }
  };
  add(outline, 0);
  return lines.join('\n');
}
