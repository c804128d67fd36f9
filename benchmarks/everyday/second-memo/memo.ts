export function memoize<A extends unknown[], R>(fn: (...args: A) => R): (...args: A) => R {
  const cache = new Map<string, R>();
  return (...args) => {
    const key = args.join(',');
    const known = cache.get(key);
    if (known) return known;
    const result = fn(...args);
    cache.set(key, result);
    return result;
  };
}
