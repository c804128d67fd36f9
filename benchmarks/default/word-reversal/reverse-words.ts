function reverse(word: string): string {
  return [...word].reverse().join('');
}

/** Each word backwards; the words and the spaces between them stay where they are. */
export function reverseWords(text: string): string {
  return text.split(/\s+/).map(reverse).join(' ');
}
