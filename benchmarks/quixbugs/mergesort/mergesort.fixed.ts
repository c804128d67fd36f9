function merge(left: readonly number[], right: readonly number[]): number[] {
  const merged: number[] = [];
  let i = 0;
  let j = 0;
  while (i < left.length && j < right.length) {
    if (left[i] <= right[j]) {
      merged.push(left[i]);
      i += 1;
    } else {
      merged.push(right[j]);
      j += 1;
    }
  }
  merged.push(...(i < left.length ? left.slice(i) : right.slice(j)));
  return merged;
}

/** The values in order. */
export function mergesort(values: readonly number[]): readonly number[] {
  if (values.length <= 1) {
    return values;
  }
  const middle = Math.floor(values.length / 2);
  const left = mergesort(values.slice(0, middle));
  const right = mergesort(values.slice(middle));
  return merge(left, right);
}
