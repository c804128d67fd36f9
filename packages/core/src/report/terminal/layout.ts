import { oneLine } from '../words/visible-text.ts';

export type Paint = (text: string) => string;

/** A piece of a line that is kept together as long as it fits on a line at all. */
export interface Fact {
  readonly text: string;
  /** Absent: plain. */
  readonly paint?: Paint;
  /** Never broken, however long: something to be copied, such as a command. */
  readonly whole?: boolean;
}

// A figure stays with its groups of thousands and its unit: `18 204`, `0.8 s`.
const BREAK = / (?!(?<=\d )(?:\d{3}\b|s\b))/;

/** Breaks at spaces only: a path or a name that is wider than `width` gets a line of its own, uncut. */
export function wrapText(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(BREAK)) {
    const last = lines.at(-1);
    if (last !== undefined && columnsOf(last) + 1 + columnsOf(word) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Puts facts on as few lines as `width` allows; a separator never begins or ends a line. Painted. */
export function packFacts(facts: readonly Fact[], width: number, separator = ' · '): string[] {
  const lines: { text: string; columns: number }[] = [];
  for (const fact of facts) {
    const text = oneLine(fact.text);
    const last = lines.at(-1);
    if (last !== undefined && last.columns + columnsOf(separator) + columnsOf(text) <= width) {
      last.text += separator + painted(text, fact.paint);
      last.columns += columnsOf(separator) + columnsOf(text);
    } else {
      const wrapped = (fact.whole === true ? [text] : wrapText(text, width)).map((line) => ({
        text: painted(line, fact.paint),
        columns: columnsOf(line),
      }));
      lines.push(...wrapped);
    }
  }
  return lines.map((line) => line.text);
}

/** Columns of plain text on a terminal; wide characters count as one. */
export function columnsOf(text: string): number {
  return Array.from(text).length;
}

function painted(text: string, paint: Paint | undefined): string {
  return paint === undefined ? text : paint(text);
}
