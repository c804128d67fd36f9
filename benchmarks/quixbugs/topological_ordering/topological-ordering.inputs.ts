import type { Random, Subject } from 'testheal';

export function inputs(random: Random): unknown[] {
  const nodes = random.list(1, 8, () => ({ value: '', incoming: [] as unknown[], outgoing: [] as unknown[] }));
  for (const [index, node] of nodes.entries()) {
    node.value = String(index);
    for (const later of nodes.slice(index + 1)) {
      if (!random.chance(0.35)) continue;
      node.outgoing.push(later);
      later.incoming.push(node);
    }
  }
  return [random.shuffle(nodes)];
}

export function call({ topologicalOrdering }: Subject, args: unknown[]): unknown {
  return (topologicalOrdering(...args) as { value: string }[]).map(({ value }) => value);
}
