/** The part of an `AbortSignal` that is watched. */
type Listened = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/**
 * Gives a function that takes away all listeners that `target` has been given since it was last called. Vitest has each try of a
 * test listen to the test's signal, for good: a list of thousands, which is walked for each one that is added.
 */
export function passingListeners(target: Listened): () => void {
  const add = target.addEventListener.bind(target);
  let added: Parameters<Listened['addEventListener']>[] = [];
  Object.defineProperty(target, 'addEventListener', {
    configurable: true,
    writable: true,
    value: (...listener: Parameters<Listened['addEventListener']>) => {
      added.push(listener);
      add(...listener);
    },
  });
  return () => {
    // Node 20 does not take a boolean here.
    for (const [type, listener, options] of added)
      target.removeEventListener(type, listener, typeof options === 'boolean' ? { capture: options } : options);
    added = [];
  };
}
