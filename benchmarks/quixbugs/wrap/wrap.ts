/** Breaks a text into lines of at most `columns` letters, at spaces where there are any. */
export function wrap(text: string, columns: number): string[] {
  const lines: string[] = [];
  let rest = text;
  while (rest.length > columns) {
    let end = rest.lastIndexOf(' ', columns);
    if (end === -1) {
      end = columns;
    }
    lines.push(rest.slice(0, end));
    rest = rest.slice(end);
  }

  return lines;
}
