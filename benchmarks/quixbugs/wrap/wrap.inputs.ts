import type { Random } from 'testheal';

export function inputs(random: Random): unknown[] {
  const columns = random.integer(6, 20);
  // A word as long as a line would never end in the reference.
  const words = random.list(1, 15, () => random.text(1, 5, 'abcdefgh'));
  return [words.join(' '), columns];
}
