export function count(n: number, noun: string, plural?: string): string {
  const word = n > 1 ? (plural ?? `${noun}s`) : noun;
  return `${n} ${word}`;
}
