/**
 * Faceted product search: within a facet the chosen values are alternatives,
 * the facets together narrow the result.
 */
export interface Product {
  id: number;
  name: string;
  attributes: Record<string, string[]>;
}

export type Selection = Record<string, readonly string[]>;

export interface FacetValue {
  value: string;
  count: number;
  selected: boolean;
}

function matches(product: Product, selection: Selection, except?: string): boolean {
  return Object.entries(selection).every(([facet, chosen]) => {
    if (facet === except || chosen.length === 0) return true;
    const values = product.attributes[facet] ?? [];
    return chosen.some((value) => values.includes(value));
  });
}

export function filterProducts(products: readonly Product[], selection: Selection): Product[] {
  return products.filter((product) => matches(product, selection));
}

/**
 * The values of a facet, and how many products each would give. What is chosen
 * in the facet itself does not count, so that more of it can be chosen.
 */
export function facetValues(products: readonly Product[], facet: string, selection: Selection): FacetValue[] {
  const counts = new Map<string, number>();
  for (const product of products) {
    if (!matches(product, selection, facet)) continue;
    for (const value of product.attributes[facet] ?? []) {
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  const chosen = selection[facet] ?? [];
  for (const value of chosen) {
    if (!counts.has(value)) counts.set(value, 0);
  }
  return [...counts]
    .map(([value, count]) => ({ value, count, selected: chosen.includes(value) }))
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value));
}

export function toggleFacet(selection: Selection, facet: string, value: string): Selection {
  const chosen = selection[facet] ?? [];
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return { ...selection, [facet]: next };
}
