export function count(n: number, noun: string, plural?: string): string {
  const word = n === 1 ? noun : (plural ?? `${noun}s`);
  return `${n} ${word}`;
}
