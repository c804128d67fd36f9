/** The first line of an error, without what differs between two processes: colors, durations, temporary paths. */
export function normalizeMessage(message: string): string {
  return normalizeLine(linesOf(message)[0] ?? '');
}

/** The same, and below it the values where the runner prints them on lines of their own, as Jest does. */
export function normalizeFailure(message: string): string {
  const [first = '', ...rest] = linesOf(message);
  return [first, ...rest.filter((line) => /^(?:Expected|Received)[\w ]*: /.test(line))].map(normalizeLine).join('\n');
}

/** All of an error, without what differs between two processes. */
export function normalizeWhole(message: string): string {
  return linesOf(message).map(normalizeLine).join('\n');
}

function linesOf(message: string): string[] {
  // oxlint-disable-next-line no-control-regex -- colors begin with the escape character
  const plain = message.replaceAll(/\u001b\[[\d;]*m/g, '');
  return plain.split('\n').filter((line) => line.trim() !== '');
}

function normalizeLine(line: string): string {
  return line
    .trim()
    .replace(/^(?:Uncaught )?(?:[A-Z][\w$]*)?Error: /, '')
    .replaceAll(/(?:file:\/\/)?(?:\/private)?\/(?:tmp|var\/folders)\/[^\s'"`)]+/g, '<tmp>')
    .replaceAll(/\b\d+(?:\.\d+)?\s?(?:ms|s|µs)\b/g, '<time>');
}
