/** The column in which a text ends that starts in column 0: a tab goes on to the next multiple of `size`. */
export function endColumn(text, size = 8) {
  let column = 0;
  for (const character of text) {
    if (character === '\n') {
      column = 0;
    } else if (character === '\t') {
      column += size - (column % size);
    }
  }
  return column;
}
