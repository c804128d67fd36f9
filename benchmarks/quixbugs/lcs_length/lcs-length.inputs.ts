import type { Random } from 'testheal';

export function inputs(random: Random): unknown[] {
  return [random.text(0, 8, 'abc'), random.text(0, 8, 'abc')];
}
