export type Zone = 'domestic' | 'eu' | 'world';

export interface Parcel {
  /** Goods value in cents, after discounts. */
  subtotal: number;
  weightGrams: number;
}

interface Tariff {
  freeFrom: number;
  base: number;
  perStartedKilo: number;
}

const TARIFFS: Record<Zone, Tariff> = {
  domestic: { freeFrom: 5_000, base: 390, perStartedKilo: 60 },
  eu: { freeFrom: 12_000, base: 890, perStartedKilo: 210 },
  world: { freeFrom: 25_000, base: 1_690, perStartedKilo: 640 },
};

const EU = new Set(['AT', 'BE', 'DK', 'ES', 'FI', 'FR', 'IE', 'IT', 'LU', 'NL', 'PL', 'PT', 'SE']);

export function zoneOf(country: string): Zone {
  const code = country.trim().toUpperCase();
  if (code === 'DE') return 'domestic';
  return EU.has(code) ? 'eu' : 'world';
}

/** Shipping cost in cents for one parcel. */
export function shippingCost(parcel: Parcel, country: string): number {
  const tariff = TARIFFS[zoneOf(country)];
  if (parcel.subtotal > tariff.freeFrom) {
    return 0;
  }
  const kilos = Math.max(1, Math.ceil(parcel.weightGrams / 1000));
  return tariff.base + (kilos - 1) * tariff.perStartedKilo;
}

/** How many cents are still missing for free shipping, 0 when it has been reached. */
export function missingForFreeShipping(subtotal: number, country: string): number {
  return Math.max(0, TARIFFS[zoneOf(country)].freeFrom - subtotal);
}
