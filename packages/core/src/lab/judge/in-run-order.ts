import type { Bench } from '../bench.ts';

/** The order in which a bench runs tests: as their file has them, or as given. */
export function inRunOrder(
  tests: Iterable<number>,
  { inFileOrder }: Pick<Bench, 'inFileOrder'>,
  positions: readonly number[],
): number[] {
  const given = [...tests];
  return inFileOrder ? given.toSorted((a, b) => (positions[a] ?? -1) - (positions[b] ?? -1)) : given;
}
