/** Gives the items of lists in lists, from left to right. */
export function* flatten(list: any[]): Generator<any> {
  for (const item of list) {
    if (Array.isArray(item)) {
      yield* flatten(item);
    } else {
      yield item;
    }
  }
}
