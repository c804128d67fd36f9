/** All sets that can be made of the items, as lists. */
export function powerset<Item>(items: readonly Item[]): Item[][] {
  if (items.length > 0) {
    const [first, ...rest] = items;
    const restSubsets = powerset(rest);
    return restSubsets.map((subset) => [first, ...subset]);
  } else {
    return [[]];
  }
}
