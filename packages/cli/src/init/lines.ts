/** The line ending of a text: that of its first line. */
export function endOfLine(text: string): string {
  return /\r?\n/.exec(text)?.[0] ?? '\n';
}

/** A line of a text: `text.slice(start, end)`, its ending after it left out. */
export interface Line {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export function linesOf(text: string): Line[] {
  return [...text.matchAll(/[^\r\n]+|(?<=^|\n)(?=\r?\n)/g)].map(({ 0: line, index }) => ({
    text: line,
    start: index,
    end: index + line.length,
  }));
}

/** `text` with lines at its end; where it has no final line ending, it has none afterwards. */
export function appendLines(text: string, lines: readonly string[]): string {
  const ending = endOfLine(text);
  const block = lines.join(ending);
  return text === '' || text.endsWith('\n') ? `${text}${block}${ending}` : `${text}${ending}${block}`;
}

/** `text` without the lines from `first` to `last`: what `appendLines` did, and the same for lines in the middle. */
export function cutLines(text: string, first: Line, last: Line): string {
  const ending = /^\r?\n/.exec(text.slice(last.end))?.[0];
  const before = text.slice(0, first.start);
  return ending === undefined ? before.replace(/\r?\n$/, '') : before + text.slice(last.end + ending.length);
}
