/**
 * Ranked patches that have passed: what does not type-check after all that does, or of which nobody knows; of each, those first that mend
 * the most of the other failing tests, which nobody has marked; else in their order.
 */
export function rankProved<Patch extends { readonly typeErrors?: readonly string[]; readonly alsoMends?: number }>(
  patches: readonly Patch[],
): Patch[] {
  const fails = ({ typeErrors }: Patch): number => (typeErrors === undefined ? 0 : 1);
  return patches.toSorted((a, b) => fails(a) - fails(b) || (b.alsoMends ?? 0) - (a.alsoMends ?? 0));
}
