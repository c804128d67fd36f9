import type { Random } from 'testheal';

export function inputs(random: Random): unknown[] {
  const nodes = random.list(0, 8, () => ({ value: random.text(1, 2, 'xyz'), successor: null as unknown }));
  for (const [index, node] of nodes.entries()) node.successor = nodes[index + 1] ?? null;
  return [nodes[0] ?? null];
}
