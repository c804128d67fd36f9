import type { Random } from 'testheal';

export function inputs(random: Random): unknown[] {
  return [random.list(0, 5, () => random.text(1, 2, 'abcdef'))];
}
