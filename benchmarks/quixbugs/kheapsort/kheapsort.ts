import { heapify, pop, pushPop } from './heap';

/** Gives the values in order, where each stands at most `k` places from where it belongs. */
export function* kheapsort(values: readonly number[], k: number): Generator<number> {
  const heap = values.slice(0, k);
  heapify(heap);

  for (const value of values) {
    yield pushPop(heap, value);
  }

  while (heap.length > 0) {
    yield pop(heap);
  }
}
