/** The first lines that fit, and how many were left out: nothing is ever left out without a word. */
export function cutLines(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  const lines = text.split('\n');
  let length = 0;
  let kept = 0;
  // Room for the note itself.
  while (kept < lines.length && length + (lines[kept] as string).length + 1 + 32 <= maxCharacters) {
    length += (lines[kept] as string).length + 1;
    kept += 1;
  }
  return [...lines.slice(0, kept), leftOutNote(lines.length - kept)].join('\n');
}

export function leftOutNote(lines: number): string {
  return `… ${lines} ${lines === 1 ? 'line' : 'lines'} left out`;
}

/** At least that many characters a token in code and English; a prompt is measured by it, on the safe side. */
const CHARACTERS_PER_TOKEN = 3;

export function tokensIn(characters: number): number {
  return Math.ceil(characters / CHARACTERS_PER_TOKEN);
}

export function charactersIn(tokens: number): number {
  return Math.floor(tokens * CHARACTERS_PER_TOKEN);
}
