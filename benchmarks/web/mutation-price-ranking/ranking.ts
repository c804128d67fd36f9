/** Comparing offers for a product. */

export interface Offer {
  readonly shop: string;
  readonly cents: number;
  readonly shippingCents: number;
}

export interface Comparison {
  readonly best: Offer | undefined;
  /** All offers, in the order in which the shops are listed. */
  readonly offers: readonly Offer[];
}

export function totalCents(offer: Offer): number {
  return offer.cents + offer.shippingCents;
}

/** The `count` offers with the lowest total; of equal ones the shop that is listed first. */
export function cheapest(offers: Offer[], count: number): Offer[] {
  return offers.sort((a, b) => totalCents(a) - totalCents(b)).slice(0, count);
}

export function compare(offers: Offer[]): Comparison {
  const [best] = cheapest(offers, 1);
  return { best, offers };
}

export function formatOffer(offer: Offer): string {
  return `${offer.shop}: ${(totalCents(offer) / 100).toFixed(2)}`;
}
