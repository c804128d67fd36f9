import type { Random } from 'testheal';

export function inputs(random: Random): unknown[] {
  const nodes = random.list(0, 8, () => ({ value: random.text(1, 2, 'xyz'), successor: null as unknown }));
  for (const [index, node] of nodes.entries()) node.successor = nodes[index + 1] ?? null;
  const last = nodes.at(-1);
  if (last !== undefined && random.chance(0.5)) last.successor = random.pick(nodes);
  return [nodes[0] ?? null];
}
