const SMALL = new Set(['of', 'the', 'and', 'in']);

export function titleCase(text: string): string {
  return text
    .toLowerCase()
    .split(' ')
    .map((word, index) => (index > 0 && SMALL.has(word) ? word : word[0].toUpperCase() + word.slice(1)))
    .join(' ');
}
