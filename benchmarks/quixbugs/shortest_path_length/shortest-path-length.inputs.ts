import type { Random } from 'testheal';

export function inputs(random: Random): unknown[] {
  const names = 'abcdef'.slice(0, random.integer(2, 6)).split('');
  const graph: Record<string, Record<string, number>> = Object.fromEntries(names.map((name) => [name, {}]));
  for (let count = random.integer(0, 2 * names.length); count > 0; count--) {
    const from = random.pick(names);
    const to = random.pick(names);
    if (from !== to) graph[from][to] = random.integer(1, 12);
  }
  return [graph, random.pick(names), random.pick(names)];
}
