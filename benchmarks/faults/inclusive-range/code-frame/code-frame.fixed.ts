/** Prints the lines around a problem, as compilers do. Lines and columns are 1-based. */

export interface FrameOptions {
  /** Lines of context before and after; 2 when absent. */
  readonly context?: number;
  readonly tabWidth?: number;
}

export interface Position {
  readonly line: number;
  readonly column: number;
}

export function splitLines(source: string): string[] {
  return source.split(/\r?\n/);
}

export function expandTabs(line: string, width: number): string {
  return line.replaceAll('\t', ' '.repeat(width));
}

/** Lines `from` to `to`, both included, cut to what the source has. */
export function linesBetween(source: string, from: number, to: number): string[] {
  const lines = splitLines(source);
  return lines.slice(Math.max(from, 1) - 1, to);
}

export function positionAt(source: string, offset: number): Position {
  const before = splitLines(source.slice(0, offset));
  const last = before.at(-1) ?? '';
  return { line: before.length, column: last.length + 1 };
}

export function codeFrame(source: string, at: Position, options: FrameOptions = {}): string {
  const context = options.context ?? 2;
  const tabWidth = options.tabWidth ?? 2;
  const from = Math.max(1, at.line - context);
  const shown = linesBetween(source, from, at.line + context);
  const gutter = String(from + shown.length - 1).length;

  const output: string[] = [];
  shown.forEach((text, index) => {
    const number = from + index;
    const mark = number === at.line ? '>' : ' ';
    output.push(`${mark} ${String(number).padStart(gutter)} | ${expandTabs(text, tabWidth)}`.trimEnd());
    if (number === at.line) {
      const indent = expandTabs(text.slice(0, at.column - 1), tabWidth).length;
      output.push(`  ${' '.repeat(gutter)} | ${' '.repeat(indent)}^`);
    }
  });
  return output.join('\n');
}
