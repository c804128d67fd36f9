/** Reads newline-delimited JSON (UTF-8) as it comes in from the network. */
export interface Skipped {
  line: number;
  text: string;
}

export async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8');
  let rest = '';
  for await (const chunk of chunks) {
    rest += decoder.decode(chunk);
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield line.endsWith('\r') ? line.slice(0, -1) : line;
  }
  if (rest !== '') yield rest;
}

/** Yields the records; lines that are not JSON are reported and left out. */
export async function* readRecords<T>(
  chunks: AsyncIterable<Uint8Array>,
  onSkip: (skipped: Skipped) => void = () => {},
): AsyncGenerator<T> {
  let number = 0;
  for await (const text of readLines(chunks)) {
    number++;
    if (text.trim() === '') continue;
    let record: T;
    try {
      record = JSON.parse(text) as T;
    } catch {
      onSkip({ line: number, text });
      continue;
    }
    yield record;
  }
}

export async function collect<T>(source: AsyncIterable<T>, limit = Infinity): Promise<T[]> {
  const items: T[] = [];
  for await (const item of source) {
    if (items.length >= limit) break;
    items.push(item);
  }
  return items;
}
