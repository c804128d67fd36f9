/**
 * Template tags of the code generator: `code` removes the indentation which a
 * template literal has only because of the surrounding source, and puts the
 * lines of interpolated blocks where the placeholder stands.
 */
export type Part = string | number | boolean | null | undefined | Part[];

const NEWLINE = /\r?\n/;

/** Width of the white space at the start of a line. */
export function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** Removes the indentation that all lines have in common. */
export function dedent(text: string): string {
  const lines = text.split(NEWLINE);
  if (lines.length > 1 && lines[0].trim() === '') lines.shift();
  if (lines.length > 1 && lines[lines.length - 1].trim() === '') lines.pop();

  let common = Infinity;
  for (const line of lines) {
    common = Math.min(common, indentOf(line));
  }
  if (common === Infinity) common = 0;
  return lines.map((line) => line.slice(common).trimEnd()).join('\n');
}

/** Indents all lines but the empty ones. */
export function indent(text: string, width: number): string {
  const prefix = ' '.repeat(width);
  return text
    .split(NEWLINE)
    .map((line) => (line === '' ? line : prefix + line))
    .join('\n');
}

function render(part: Part): string {
  if (part === null || part === undefined || typeof part === 'boolean') return '';
  if (Array.isArray(part)) {
    return part
      .map(render)
      .filter((text) => text !== '')
      .join('\n');
  }
  return String(part);
}

/** The column in which a placeholder stands, given the text before it. */
function columnAfter(before: string): number {
  const line = before.slice(before.lastIndexOf('\n') + 1);
  return line.trim() === '' ? line.length : indentOf(line);
}

export function code(strings: TemplateStringsArray, ...parts: Part[]): string {
  let result = strings[0];
  parts.forEach((part, i) => {
    const text = indent(render(part), columnAfter(result)).trimStart();
    result += text + strings[i + 1];
  });
  return dedent(result);
}

/** A block in braces, the way all our generated files are written. */
export function block(head: string, body: Part): string {
  const text = render(body);
  return text === '' ? `${head} {}` : `${head} {\n${indent(text, 2)}\n}`;
}

/** A comment above a declaration; one line if it fits. */
export function docComment(text: string, width = 80): string {
  const lines = dedent(text).split('\n');
  if (lines.length === 1 && lines[0].length + 7 <= width) return `/** ${lines[0]} */`;
  return ['/**', ...lines.map((line) => ` * ${line}`.trimEnd()), ' */'].join('\n');
}

/** The file: its imports sorted and without duplicates, then the declarations. */
export function file(imports: string[], declarations: Part[]): string {
  const head = [...new Set(imports)].sort().join('\n');
  const body = declarations.map(render).filter((text) => text !== '');
  return [...(head === '' ? [] : [head]), ...body].join('\n\n') + '\n';
}
