export function headings(text: string): { level: number; title: string }[] {
  const found = [];
  for (const line of text.split('\n')) {
    const match = /^(#{1,6})(.*)$/.exec(line);
    if (match) found.push({ level: match[1].length, title: match[2] });
  }
  return found;
}
