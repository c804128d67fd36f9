/** The first line of an error, without what differs between two processes: colors, durations, temporary paths. */
export function normalizeMessage(message: string): string {
  // oxlint-disable-next-line no-control-regex -- colors begin with the escape character
  const plain = message.replaceAll(/\u001b\[[\d;]*m/g, '');
  const line = plain.split('\n').find((candidate) => candidate.trim() !== '') ?? '';
  return line
    .trim()
    .replace(/^(?:Uncaught )?(?:[A-Z][\w$]*)?Error: /, '')
    .replaceAll(/(?:file:\/\/)?(?:\/private)?\/(?:tmp|var\/folders)\/[^\s'"`)]+/g, '<tmp>')
    .replaceAll(/\b\d+(?:\.\d+)?\s?(?:ms|s|µs)\b/g, '<time>');
}
