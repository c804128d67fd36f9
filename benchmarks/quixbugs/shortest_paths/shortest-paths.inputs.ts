import type { Random } from 'testheal';

export function inputs(random: Random): unknown[] {
  const names = 'ABCDEF'.slice(0, random.integer(2, 6)).split('');
  const weights: Record<string, number> = {};
  // All nodes are an end: the weight of a node that is none would be unknown. Only what leads on may be below 0.
  for (const [index, name] of names.entries()) {
    if (index > 0) weights[`${random.pick(names.slice(0, index))},${name}`] = random.integer(-3, 12);
  }
  for (let count = random.integer(0, names.length); count > 0; count--) {
    const from = random.integer(0, names.length - 1);
    const to = random.integer(0, names.length - 1);
    if (from !== to) weights[`${names[from]},${names[to]}`] = random.integer(from < to ? -3 : 20, 30);
  }
  return ['A', weights];
}
