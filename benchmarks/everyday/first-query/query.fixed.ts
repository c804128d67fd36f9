export function parseQuery(text: string): Record<string, string | string[]> {
  const result: Record<string, string | string[]> = {};
  const query = text.startsWith('?') ? text.slice(1) : text;
  if (query === '') return result;
  for (const pair of query.split('&')) {
    const [rawKey, rawValue = ''] = pair.split('=');
    const key = decodeURIComponent(rawKey.replaceAll('+', ' '));
    const value = decodeURIComponent(rawValue.replaceAll('+', ' '));
    const before = result[key];
    if (before === undefined) result[key] = value;
    else if (Array.isArray(before)) before.push(value);
    else result[key] = [before, value];
  }
  return result;
}
