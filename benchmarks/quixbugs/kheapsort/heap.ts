/** Makes a heap of the values: none is smaller than the one at half its index. */
export function heapify(heap: number[]): void {
  for (let index = Math.floor(heap.length / 2) - 1; index >= 0; index--) {
    sink(heap, index);
  }
}

/** Adds a value and takes the smallest. */
export function pushPop(heap: number[], value: number): number {
  if (heap.length === 0 || value <= heap[0]) {
    return value;
  }
  const smallest = heap[0];
  heap[0] = value;
  sink(heap, 0);
  return smallest;
}

/** Takes the smallest of a heap that is not empty. */
export function pop(heap: number[]): number {
  const smallest = heap[0];
  const last = heap.pop() as number;
  if (heap.length > 0) {
    heap[0] = last;
    sink(heap, 0);
  }
  return smallest;
}

function sink(heap: number[], index: number): void {
  const value = heap[index];
  let at = index;
  for (;;) {
    let child = 2 * at + 1;
    if (child + 1 < heap.length && heap[child + 1] < heap[child]) {
      child += 1;
    }
    if (child >= heap.length || heap[child] >= value) {
      break;
    }
    heap[at] = heap[child];
    at = child;
  }
  heap[at] = value;
}
