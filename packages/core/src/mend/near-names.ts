import { distance } from 'fastest-levenshtein';

/** The names that `name` may be a slip of, nearest first: up to two letters differ, in short names one; or case alone. */
export function nearNames(name: string, names: Iterable<string>): string[] {
  const far = (known: string): number => (known.toLowerCase() === name.toLowerCase() ? 0.5 : distance(known, name));
  const limit = name.length <= 3 ? 1 : 2 + Math.floor(name.length / 12);
  return [...new Set(names)]
    .filter((known) => known !== name && far(known) <= limit)
    .toSorted((a, b) => far(a) - far(b) || (a < b ? -1 : 1));
}

/** Without what only tells one way of writing names from another. */
export function plainName(name: string): string {
  return name.toLowerCase().replaceAll(/[-_.]/g, '');
}
