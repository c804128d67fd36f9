/** The items whose keys are new, in their order; keys of texts are compared without regard to case. */
export function uniqueBy(items, keyOf) {
  const seen = new Set();
  const result = [];
  for (const item of items) {
    const raw = keyOf(item);
    const key = typeof raw === 'string' ? raw.toLowerCase() : raw;
    if (seen.has(key)) continue;
    seen.add(key);
    result.push(item);
  }
  return result;
}
