/**
 * Helpers for code generators: multi-line template strings may be indented
 * like the code around them, the result is not.
 */
const indentOf = (line: string): number => line.length - line.trimStart().length;

/** Removes the indentation which all lines with text have in common. */
export function stripIndent(text: string): string {
  const lines = text.split('\n');
  const filled = lines.filter((line) => line.trim() !== '');
  const common = Math.min(...filled.map(indentOf));
  return lines.map((line) => line.slice(common).trimEnd()).join('\n');
}

/** Drops the empty line after the opening and before the closing backtick. */
function trimFrame(text: string): string {
  return text.replace(/^[ \t]*\n/, '').replace(/\n[ \t]*$/, '');
}

/** Indents the lines, except for those without text. */
export function indent(text: string, by: number | string = 2, { first = true } = {}): string {
  const prefix = typeof by === 'number' ? ' '.repeat(by) : by;
  return text
    .split('\n')
    .map((line, i) => (line === '' || (i === 0 && !first) ? line : prefix + line))
    .join('\n');
}

/**
 * Template tag. Values with several lines are indented as far as the line
 * they are put in; arrays are joined by line breaks; false and null vanish.
 */
export function dedent(strings: TemplateStringsArray, ...values: unknown[]): string {
  // the values must not take part in the search for the indentation
  const marked = strings.map((s, i) => (i < values.length ? `${s}\u0000${i}\u0000` : s)).join('');
  const text = stripIndent(trimFrame(marked));
  return text
    .split('\n')
    .map((line) => {
      const depth = indentOf(line);
      return line.replace(/\u0000(\d+)\u0000/g, (_, i) =>
        indent(stringify(values[Number(i)]), depth, { first: false }),
      );
    })
    .join('\n');
}

function stringify(value: unknown): string {
  if (value === null || value === undefined || value === false) return '';
  if (Array.isArray(value)) return value.map(stringify).join('\n');
  return String(value);
}

/** Collects lines of code, with the depth of the blocks. */
export class CodeWriter {
  private readonly lines: string[] = [];
  private depth = 0;

  line(text = ''): this {
    this.lines.push(indent(text, this.depth * 2));
    return this;
  }

  block(head: string, body: () => void, tail = '}'): this {
    this.line(`${head} {`);
    this.depth += 1;
    try {
      body();
    } finally {
      this.depth -= 1;
    }
    return this.line(tail);
  }

  toString(): string {
    return this.lines.map((line) => `${line}\n`).join('');
  }
}
