/** Lines in batches whose texts have at most `limit` characters together; a longer line is a batch of its own. */
export function batches(lines, limit) {
  const result = [];
  let batch = [];
  let size = 0;
  for (const line of lines) {
    if (batch.length > 0 && size + line.length > limit) {
      result.push(batch);
      batch = [];
      size = 0;
    }
    batch.push(line);
    size += line.length;
  }
  if (batch.length > 0) result.push(batch);
  return result;
}
