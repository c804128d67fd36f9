/**
 * Text of others as a fenced block that it cannot close: the fence is longer than any run of backticks in it. Empty text
 * is said to be empty.
 */
export function fenced(text: string, tag = ''): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const body = text.replaceAll('\r\n', '\n').replace(/\n+$/, '');
  return `${fence}${tag}\n${body === '' ? '(empty)' : body}\n${fence}`;
}

const MOST_IN_LINE = 160;

/** A few words of others inside a line of ours: one line, in quotation marks, cut where they are long. */
export function quoted(text: string): string {
  const line = JSON.stringify(text.replaceAll(/\s+/g, ' ').trim());
  return line.length <= MOST_IN_LINE ? line : `${line.slice(0, MOST_IN_LINE)}…"`;
}
