export type Nested<T> = T | readonly Nested<T>[];

/** All values of nested lists, in their order. */
export function flattenDeep<T>(list: readonly Nested<T>[]): T[] {
  const result: T[] = [];
  for (const item of list) {
    if (Array.isArray(item)) {
      result.push(...item);
    } else {
      result.push(item as T);
    }
  }
  return result;
}
