import type { Random } from 'testheal';

export function inputs(random: Random): unknown[] {
  const tokens: unknown[] = [random.integer(1, 20)];
  for (let count = random.integer(0, 6); count > 0; count--) {
    tokens.push(random.pick(['+', '-', '*', '/']), random.integer(1, 20));
  }
  return [tokens];
}
