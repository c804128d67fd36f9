/** A way along `next` that ends where it began, first and last the same; `undefined` when there is none. */
export function findCycle(
  starts: readonly string[],
  next: (from: string) => readonly string[],
): readonly string[] | undefined {
  const done = new Set<string>();
  const visit = (at: string, way: readonly string[]): readonly string[] | undefined => {
    const seenAt = way.indexOf(at);
    if (seenAt >= 0) return [...way.slice(seenAt), at];
    if (done.has(at)) return undefined;
    for (const to of next(at)) {
      const cycle = visit(to, [...way, at]);
      if (cycle) return cycle;
    }
    done.add(at);
    return undefined;
  };
  for (const start of starts) {
    const cycle = visit(start, []);
    if (cycle) return cycle;
  }
  return undefined;
}
