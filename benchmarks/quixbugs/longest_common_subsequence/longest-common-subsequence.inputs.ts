import type { Random } from 'testheal';

export function inputs(random: Random): unknown[] {
  return [random.text(0, 7, 'abc'), random.text(0, 7, 'abc')];
}
