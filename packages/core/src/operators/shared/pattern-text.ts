const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
  ['\v', '\\v'],
  ['\f', '\\f'],
]);

/** A text as it stands between the slashes of a pattern that finds it. */
export function patternText(text: string): string {
  return text
    .replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
    .replace(/[\p{Cc}\u2028\u2029]/gu, (sign) => ESCAPES.get(sign) ?? hexText(sign.charCodeAt(0)));
}

function hexText(code: number): string {
  const digits = code.toString(16);
  return code < 0x100 ? `\\x${digits.padStart(2, '0')}` : `\\u${digits}`;
}

/** What hardly anybody writes into a text that is no pattern. */
const PATTERN = /\\[dwsbDWSB]|\[[^\]]+\]|\(\?[:=!<]|[.\])][+*?]/;

/** Whether a string of the module seems to be a regular expression, or a part of one, that is put together at run time. */
export function isPattern(text: string, source: string): boolean {
  return PATTERN.test(text) && /\bRegExp\(/.test(source);
}
