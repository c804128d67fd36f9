/** Initials for people without a picture. */

export interface Person {
  readonly name: string;
  readonly color?: string;
}

const COLORS = ['#8e44ad', '#2980b9', '#27ae60', '#d35400'];

function firstCharacter(word: string): string {
  return word[0] ?? '';
}

/** One or two characters: of the first and the last word. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const first = words[0] ?? '?';
  const last = words.length > 1 ? (words.at(-1) as string) : '';
  return (firstCharacter(first) + firstCharacter(last)).toUpperCase();
}

/** The same color each time for the same name. */
export function colorOf({ name, color }: Person): string {
  if (color !== undefined) return color;
  const sum = [...name].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return COLORS[sum % COLORS.length] as string;
}

export function avatar(person: Person): { text: string; color: string } {
  return { text: initials(person.name), color: colorOf(person) };
}
