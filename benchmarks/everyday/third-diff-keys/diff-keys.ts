export function changedKeys(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  const changed: string[] = [];
  for (const key of Object.keys(after)) {
    if (before[key] !== after[key]) changed.push(key);
  }
  return changed.sort();
}
