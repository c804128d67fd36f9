export function throttle<A extends unknown[]>(fn: (...args: A) => void, ms: number, now: () => number = Date.now) {
  let last = 0;
  return (...args: A): boolean => {
    const time = now();
    if (time - last < ms) return false;
    fn(...args);
    return true;
  };
}
