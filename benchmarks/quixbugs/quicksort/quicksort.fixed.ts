/** The values in order. */
export function quicksort(values: readonly number[]): number[] {
  if (values.length === 0) {
    return [];
  }
  const [pivot, ...others] = values;
  const lesser = quicksort(others.filter((value) => value < pivot));
  const greater = quicksort(others.filter((value) => value >= pivot));
  return [...lesser, pivot, ...greater];
}
