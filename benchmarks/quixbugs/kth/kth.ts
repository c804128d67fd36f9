/** The value that would stand at index `k`, were the values sorted. */
export function kth(values: readonly number[], k: number): number {
  const pivot = values[0];
  const below = values.filter((value) => value < pivot);
  const above = values.filter((value) => value > pivot);

  const lessCount = below.length;
  const lessOrEqualCount = values.length - above.length;

  if (k < lessCount) {
    return kth(below, k);
  } else if (k >= lessOrEqualCount) {
    return kth(above, k);
  } else {
    return pivot;
  }
}
