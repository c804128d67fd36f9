export interface Offer {
  readonly name: string;
  readonly regular: number;
  /** Absent when the product is not on offer. */
  readonly special?: number;
  readonly stock: number;
}

/** 0.25 for a price that is a quarter lower; 0 without an offer. */
export function discountRatio({ regular, special }: Offer): number {
  if (special === undefined || regular <= 0 || special >= regular) return 0;
  return (regular - special) / regular;
}

/** At most one decimal: 0.07 is "7%", 0.125 is "12.5%". */
export function percentLabel(ratio: number): string {
  return `${Math.round(ratio * 1000) / 10}%`;
}

export function badge(offer: Offer): string | undefined {
  if (offer.stock === 0) return 'Sold out';
  const ratio = discountRatio(offer);
  if (ratio === 0) return undefined;
  return ratio >= 0.5 ? `Super deal -${percentLabel(ratio)}` : `-${percentLabel(ratio)}`;
}

export function applyDiscount(cents: number, ratio: number): number {
  return Math.round(cents * (1 - ratio));
}

export function bestOffer(offers: readonly Offer[]): Offer | undefined {
  let best: Offer | undefined;
  for (const offer of offers) {
    if (offer.stock === 0) continue;
    if (best === undefined || discountRatio(offer) > discountRatio(best)) best = offer;
  }
  return best;
}

export function voucherText(code: string, ratio: number): string {
  return `Use ${code} and save ${percentLabel(ratio)} on everything`;
}
