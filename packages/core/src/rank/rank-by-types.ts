/** Ranked patches in their order, but what does not type-check after all that does, or of which nobody knows. */
export function rankByTypes<Patch extends { readonly typeErrors?: readonly string[] }>(
  patches: readonly Patch[],
): Patch[] {
  const fails = (patch: Patch): boolean => patch.typeErrors !== undefined;
  return [...patches.filter((patch) => !fails(patch)), ...patches.filter(fails)];
}
