/**
 * The text of a failure without what differs between two runs of the same code: colors, stack frames, paths, line numbers,
 * dates, durations, ids. Numbers and texts that are compared stay.
 */
export function steadyText(text: string): string {
  const lines = text
    .replaceAll(ESCAPES, '')
    .split(/\r?\n/)
    .filter((line) => !FRAME.test(line));
  return RULES.reduce((rest, [pattern, name]) => rest.replaceAll(pattern, name), lines.join('\n')).trim();
}

// oxlint-disable-next-line no-control-regex -- terminals are spoken to by control characters
const ESCAPES = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[@-Z\\^_])/g;

/** A line of a stack, of any runner. */
const FRAME = /^(?:\s+at \S|\s*❯ .*:\d+)/;

const DAY = String.raw`(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)`;
const MONTH = String.raw`(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)`;
const ZONE = String.raw`(?: ?(?:GMT|UTC)(?:[+-]\d{2}:?\d{2})?(?: \([^)]*\))?)?`;

/** In this order: what a later one would break up, an earlier one has taken as a whole. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/\b\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?(?!\d)/g, '<date>'],
  [new RegExp(String.raw`\b${DAY},? ${MONTH} \d{1,2},? \d{4}(?:,? \d{2}:\d{2}:\d{2}${ZONE})?`, 'g'), '<date>'],
  [new RegExp(String.raw`\b${DAY}, \d{1,2} ${MONTH} \d{4}(?: \d{2}:\d{2}:\d{2}${ZONE})?`, 'g'), '<date>'],
  [/\b\d{1,2}[/.]\d{1,2}[/.]\d{4}(?:,? \d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M)?)?(?![\d.])/g, '<date>'],
  [/\b\d{1,2}:\d{2}:\d{2}(?:[.,]\d+)?(?: ?[AP]M\b)?/g, '<date>'],
  // Milliseconds since 1970, from 2001 to 2286.
  [/\b[1-9]\d{12}\b/g, '<date>'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '<id>'],
  [/\b0x[0-9a-f]+\b/gi, '<id>'],
  [/(?:file:\/\/)?(?:\b[A-Za-z]:)?(?:[\\/][\w.@+~-]+){2,}(?:[:(]\d+(?:[:,]\d+)?\)?)?/g, '<path>'],
  [/(\.[cm]?[jt]sx?)(?::\d+){1,2}/g, '$1'],
  [/\b(line|column|col)s? \d+/gi, '$1 <n>'],
  [/\b(pid|process|port) \d+/gi, '$1 <n>'],
  [/\b(localhost|127\.0\.0\.1|\[::1\]):\d+/g, '$1:<n>'],
  [
    /\b\d+(?:\.\d+)? ?(?:nanoseconds?|microseconds?|milliseconds?|seconds?|minutes?|hours?|ns|[µμ]s|ms|sec|min|s|m|h)\b/g,
    '<time>',
  ],
  // Digits and letters mixed, and long: such as nanoid, ULID, a hash, the name of a temporary folder.
  [/\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{16,}(?![\w-])/g, '<id>'],
  [/\b(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{8,}\b/gi, '<id>'],
];
