/** Paragraphs of a text: lines that stand together become one, empty lines part them. */
export function paragraphs(text) {
  const result = [];
  let current = [];
  for (const line of [...text.split('\n'), '']) {
    if (line.trim() !== '') {
      current.push(line.trim());
    } else if (current.length > 0) {
      result.push(current.join(' '));
    }
  }
  return result;
}
