function letters(text: string): string[] {
  return [...text.toLowerCase()].filter((character) => /\p{L}/u.test(character));
}

/** Whether two texts have the same letters, each as often; case, spaces and punctuation do not count. */
export function areAnagrams(one: string, other: string): boolean {
  const left = letters(one);
  const rest = letters(other);
  for (const letter of left) {
    const at = rest.indexOf(letter);
    if (at === -1) return false;
    rest.splice(at, 1);
  }
  return true;
}
