/** How many vowels an English text has; "y" is none. */
export function countVowels(text: string): number {
  return (text.match(/[aeiou]/g) ?? []).length;
}
