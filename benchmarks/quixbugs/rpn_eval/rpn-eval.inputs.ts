import type { Random } from 'testheal';

export function inputs(random: Random): unknown[] {
  const tokens: unknown[] = [random.integer(1, 20)];
  let depth = 1;
  for (let step = random.integer(0, 10); step > 0 || depth > 1; step--) {
    if (step > 0 && (depth < 2 || random.chance(0.5))) {
      tokens.push(random.integer(1, 20));
      depth += 1;
    } else if (depth > 1) {
      tokens.push(random.pick(['+', '-', '*', '/']));
      depth -= 1;
    }
  }
  return [tokens];
}
