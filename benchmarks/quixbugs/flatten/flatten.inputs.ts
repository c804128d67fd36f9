import type { Random } from 'testheal';

export function inputs(random: Random): unknown[] {
  return [nested(random, 3)];
}

function nested(random: Random, depth: number): unknown[] {
  return random.list(0, 4, () => (depth > 0 && random.chance(0.5) ? nested(random, depth - 1) : random.integer(0, 9)));
}
