import type { Random } from 'testheal';

export function inputs(random: Random): unknown[] {
  if (random.chance(0.5)) return [random.text(0, 8, '()')];
  // By chance alone, few are valid.
  let text = '';
  for (let pair = random.integer(0, 6); pair > 0; pair--) {
    const at = random.integer(0, text.length);
    text = `${text.slice(0, at)}()${text.slice(at)}`;
  }
  return [text];
}
