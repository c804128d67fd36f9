import type { Random, Subject } from 'testheal';

export function inputs(random: Random): unknown[] {
  const nodes = random.integer(2, 7);
  const ends = new Set<string>();
  for (let count = random.integer(1, 12); count > 0; count--) {
    const from = random.integer(1, nodes);
    const to = random.integer(1, nodes);
    if (from !== to && !ends.has(`${to}-${from}`)) ends.add(`${from}-${to}`);
  }
  // All weights differ, so that there is one answer.
  const weights = random.shuffle([...ends].map((_, index) => index + 1));
  const edges = [...ends].map((name, index) => {
    const [from, to] = name.split('-').map(Number);
    return { from, to, weight: weights[index] };
  });
  return [edges];
}

/** The edges in the order of their weights, in which they need not be given. */
export function call({ minimumSpanningTree }: Subject, args: unknown[]): unknown {
  const tree = minimumSpanningTree(...args) as { weight: number }[];
  return tree.map(({ weight }) => weight).toSorted((a, b) => a - b);
}
