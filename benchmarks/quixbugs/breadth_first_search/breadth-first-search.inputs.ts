import type { Random } from 'testheal';

export function inputs(random: Random): unknown[] {
  const nodes = random.list(2, 7, () => ({ value: random.text(1, 3, 'xyz'), successors: [] as unknown[] }));
  const edges = random.integer(0, 2 * nodes.length);
  for (let edge = 0; edge < edges; edge++) {
    random.pick(nodes).successors.push(random.pick(nodes));
  }
  return [random.pick(nodes), random.pick(nodes)];
}
