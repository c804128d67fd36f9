export interface Product {
  readonly id: string;
  readonly priceCents: number;
  readonly tags: readonly string[];
}

export interface PriceBounds {
  readonly min: number;
  readonly max: number;
}

export interface Filter {
  readonly tag?: string;
  readonly minCents?: number;
  readonly maxCents?: number;
}

/** The ends of the price slider, rounded to whole units outwards. Nothing to slide without products. */
export function priceBounds(products: readonly Product[]): PriceBounds | undefined {
  if (!products) return undefined;
  const prices = products.map((product) => product.priceCents);
  return {
    min: Math.floor(Math.min(...prices) / 100),
    max: Math.ceil(Math.max(...prices) / 100),
  };
}

export function matches(product: Product, filter: Filter): boolean {
  if (filter.tag !== undefined && !product.tags.includes(filter.tag)) return false;
  if (filter.minCents !== undefined && product.priceCents < filter.minCents) return false;
  return filter.maxCents === undefined || product.priceCents <= filter.maxCents;
}

export function applyFilter(products: readonly Product[], filter: Filter): Product[] {
  return products.filter((product) => matches(product, filter));
}

export function sliderCaption(products: readonly Product[], filter: Filter): string {
  const bounds = priceBounds(applyFilter(products, filter));
  if (bounds === undefined) return 'No products match';
  return bounds.min === bounds.max ? `€ ${bounds.min}` : `€ ${bounds.min} – € ${bounds.max}`;
}

export function allTags(products: readonly Product[]): string[] {
  return [...new Set(products.flatMap((product) => product.tags))].sort();
}
