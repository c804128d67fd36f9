/** Each value once, where it came first. */
export function dedupe<T>(values: readonly T[]): T[] {
  return values.filter((value, index) => values.indexOf(value) === index);
}
