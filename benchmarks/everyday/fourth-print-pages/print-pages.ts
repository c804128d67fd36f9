/** The pages to print, by a text such as `8, 1-3, 10-12`: in order, each once, and none after the last page. */
export function parsePages(text: string, last: number): number[] {
  const pages = new Set<number>();
  for (const part of text.split(',')) {
    const match = /^(\d+)(?:-(\d+))?$/.exec(part.replaceAll(' ', ''));
    if (!match) throw new Error(`Not a page or a range: ${part.trim()}`);
    const [, from, to = from] = match;
    if (from > to) throw new Error(`Range ends before it starts: ${part.trim()}`);
    for (let page = Number(from); page <= Math.min(Number(to), last); page++) pages.add(page);
  }
  return [...pages].sort((a, b) => a - b);
}

/** The shortest text for pages that are in order. */
export function formatPages(pages: readonly number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const page of pages) {
    const range = ranges[ranges.length - 1];
    if (range && page === range.to + 1) range.to = page;
    else ranges.push({ from: page, to: page });
  }
  return ranges.map(({ from, to }) => (from === to ? String(from) : `${from}-${to}`)).join(', ');
}
