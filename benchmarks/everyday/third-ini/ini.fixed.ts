export function parseIni(text: string): Record<string, Record<string, string>> {
  const result: Record<string, Record<string, string>> = {};
  let section = '';
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    if (line === '' || line.startsWith(';') || line.startsWith('#')) continue;
    if (line.startsWith('[')) {
      section = line.slice(1, -1);
      result[section] ??= {};
      continue;
    }
    const [key, ...rest] = line.split('=');
    (result[section] ??= {})[key.trim()] = rest.join('=').trim();
  }
  return result;
}
