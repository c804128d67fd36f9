export function parseIni(text: string): Record<string, Record<string, string>> {
  const result: Record<string, Record<string, string>> = {};
  let section = '';
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    if (line === '' || line.startsWith(';')) continue;
    if (line.startsWith('[')) {
      section = line.slice(1, -1);
      result[section] ??= {};
      continue;
    }
    const [key, value] = line.split('=');
    (result[section] ??= {})[key.trim()] = value.trim();
  }
  return result;
}
