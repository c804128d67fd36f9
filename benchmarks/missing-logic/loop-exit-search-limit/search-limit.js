/** Entries whose name has the query in it, `limit` at most; the visit counts what was looked at. */
export function search(entries, query, limit = 10) {
  const wanted = query.toLowerCase();
  const found = [];
  let visited = 0;
  for (const entry of entries) {
    visited += 1;
    if (entry.name.toLowerCase().includes(wanted)) found.push(entry);
  }
  return { found, visited };
}
