export interface Bundle {
  name: string;
  requires: readonly string[];
  /** Cents off for each complete set. */
  rebate: number;
}

export type Quantities = ReadonlyMap<string, number>;

const quantityOf = (cart: Quantities, sku: string): number => cart.get(sku) ?? 0;

/** How many complete sets of a bundle the cart holds. */
export function completeSets(bundle: Bundle, cart: Quantities): number {
  if (bundle.requires.length === 0) return 0;
  return Math.min(...bundle.requires.map((sku) => quantityOf(cart, sku)));
}

export function bundleRebate(bundle: Bundle, cart: Quantities): number {
  return completeSets(bundle, cart) * bundle.rebate;
}

/** The bundles the cart qualifies for, best rebate first. */
export function qualifyingBundles(bundles: readonly Bundle[], cart: Quantities): Bundle[] {
  return bundles
    .filter(({ requires }) => requires.length > 0 && requires.some((sku) => quantityOf(cart, sku) > 0))
    .sort((a, b) => b.rebate - a.rebate);
}

/** What to suggest: bundles of which exactly one article is missing. */
export function almostComplete(bundles: readonly Bundle[], cart: Quantities): { bundle: Bundle; missing: string }[] {
  const suggestions: { bundle: Bundle; missing: string }[] = [];
  for (const bundle of bundles) {
    const missing = bundle.requires.filter((sku) => quantityOf(cart, sku) === 0);
    if (missing.length === 1 && bundle.requires.length > 1) {
      suggestions.push({ bundle, missing: missing[0] });
    }
  }
  return suggestions;
}
