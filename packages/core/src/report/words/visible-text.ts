// Everything that moves a cursor, clears a screen, or reorders what is shown (bidirectional controls), save tabs.
// oxlint-disable-next-line no-control-regex -- control characters are what it is about
const UNSAFE = /[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/**
 * One line of foreign text (source code, test titles, messages) with all characters that could change what a terminal
 * shows written as escapes, such as `\x1b`.
 */
export function visibleText(line: string): string {
  return line.replace(UNSAFE, (character) => {
    const code = character.charCodeAt(0);
    return code < 0x100 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u${code.toString(16).padStart(4, '0')}`;
  });
}

/** Text of several lines as one, made visible. */
export function oneLine(text: string): string {
  return visibleText(text.trim().replace(/\s*\n\s*/g, ' '));
}
