/**
 * Readings of a text that should be code, the plain one first: without line numbers, without escaped signs, with straight
 * quotes. They are for texts that do not parse as they are.
 */
export function* readingsOf(text: string): Generator<string> {
  yield text;
  const plain = withoutLineNumbers(withoutLabel(text));
  if (plain !== text) yield plain;
  const straight = plain
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/[\u201C\u201D]/g, '"')
    .replaceAll(/[\u00A0\u200B\uFEFF]/g, ' ');
  if (straight !== plain) yield straight;
  const unescaped = straight
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
  if (unescaped !== straight) yield unescaped;
  if (!straight.includes('\n') && straight.includes('\\n')) {
    yield straight.replaceAll('\\n', '\n').replaceAll('\\t', '\t').replaceAll('\\"', '"');
  }
}

/** ` 12 | code`, as prompts show files. */
export function withoutLineNumbers(text: string): string {
  const lines = text.split('\n');
  const isNumbered = lines.every((line) => line.trim() === '' || NUMBER.test(line));
  return isNumbered ? lines.map((line) => line.replace(NUMBER, '')).join('\n') : text;
}

const NUMBER = /^\s*\d+\s*[|│:] ?/;

/** A name of a language, or of the file, on the first line. */
function withoutLabel(text: string): string {
  return text.replace(/^\s*(?:[jt]sx?|typescript|javascript|(?:file:\s*)?[\w@./-]+\.[cm]?[jt]sx?:?)[ \t]*\n/i, '');
}
