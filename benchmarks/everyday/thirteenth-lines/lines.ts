/** Reads lines and records from streams that come in chunks of any size. */
export class LineSplitter {
  private rest = '';
  private skipLineFeed = false;

  /** The lines that are complete now; ends are \n, \r\n and \r. */
  push(chunk: string): string[] {
    if (chunk === '') return [];
    if (this.skipLineFeed && chunk[0] === '\n') chunk = chunk.slice(1);
    const lines = (this.rest + chunk).split(/\r\n|\n|\r/);
    this.rest = lines.pop()!;
    return lines;
  }

  /** The last line, if it has no line end. */
  flush(): string[] {
    const lines = this.rest === '' ? [] : [this.rest];
    this.rest = '';
    this.skipLineFeed = false;
    return lines;
  }
}

export async function* lines(source: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string> {
  const splitter = new LineSplitter();
  for await (const chunk of source) yield* splitter.push(chunk);
  yield* splitter.flush();
}

export interface LogRecord {
  level: string;
  text: string;
}

/** Lines which do not start with a level belong to the record before. */
export async function* records(source: AsyncIterable<string> | Iterable<string>): AsyncGenerator<LogRecord> {
  let current: LogRecord | null = null;
  for await (const line of lines(source)) {
    const match = /^(DEBUG|INFO|WARN|ERROR)\s+(.*)$/.exec(line);
    if (match) {
      if (current) yield current;
      current = { level: match[1], text: match[2] };
    } else if (current) {
      current.text += `\n${line}`;
    }
  }
  if (current) yield current;
}

/** Values of a stream of JSON lines; empty lines are skipped. */
export async function* jsonLines<T>(source: AsyncIterable<string> | Iterable<string>): AsyncGenerator<T> {
  let number = 0;
  for await (const line of lines(source)) {
    number += 1;
    if (line.trim() === '') continue;
    try {
      yield JSON.parse(line) as T;
    } catch (error) {
      throw new SyntaxError(`line ${number}: ${(error as Error).message}`);
    }
  }
}
