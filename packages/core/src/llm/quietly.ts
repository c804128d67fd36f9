/** Runs an observer: one that throws harms nothing. */
export function quietly(observe: () => void): void {
  try {
    observe();
  } catch {
    // Not ours to tell: the observer is the caller's own.
  }
}
