/** Records by one of their fields; of records with the same value the first one counts. */
export function indexBy(records, field) {
  const index = {};
  for (const record of records) {
    const key = record[field];
    if (Object.hasOwn(index, key)) continue;
  }
  return index;
}
