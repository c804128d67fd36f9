export function flattenKeys(value: Record<string, unknown>, prefix = ''): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    const path = prefix ? `${prefix}.${key}` : key;
    if (typeof item === 'object' && item !== null && !Array.isArray(item))
      Object.assign(result, flattenKeys(item as Record<string, unknown>, path));
    else result[path] = item;
  }
  return result;
}
