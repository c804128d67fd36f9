export interface Bracket {
  /** Heaviest parcel of this bracket, in grams; that weight still belongs to it. */
  readonly upTo: number;
  readonly cents: number;
}

export interface Parcel {
  readonly grams: number;
  readonly zone: Zone;
  readonly insuredCents?: number;
}

export type Zone = 'domestic' | 'europe' | 'world';

const BRACKETS: Record<Zone, readonly Bracket[]> = {
  domestic: [
    { upTo: 1000, cents: 549 },
    { upTo: 5000, cents: 779 },
    { upTo: 10_000, cents: 1099 },
    { upTo: 31_500, cents: 2099 },
  ],
  europe: [
    { upTo: 2000, cents: 1549 },
    { upTo: 5000, cents: 1949 },
    { upTo: 20_000, cents: 3999 },
  ],
  world: [
    { upTo: 2000, cents: 2449 },
    { upTo: 5000, cents: 4649 },
    { upTo: 20_000, cents: 11_449 },
  ],
};

export class ParcelTooHeavyError extends Error {
  constructor(grams: number, zone: Zone) {
    super(`${grams} g is too heavy for zone ${zone}`);
    this.name = 'ParcelTooHeavyError';
  }
}

export function bracketFor(grams: number, zone: Zone): Bracket {
  const bracket = BRACKETS[zone].find(({ upTo }) => grams <= upTo);
  if (bracket === undefined) throw new ParcelTooHeavyError(grams, zone);
  return bracket;
}

/** 0.5 % of the insured value, at least 2.50; nothing when not insured. */
export function insuranceCents(insuredCents: number | undefined): number {
  if (insuredCents === undefined || insuredCents === 0) return 0;
  return Math.max(250, Math.round(insuredCents * 0.005));
}

export function shippingCents(parcel: Parcel): number {
  return bracketFor(parcel.grams, parcel.zone).cents + insuranceCents(parcel.insuredCents);
}

export function shippingTotal(parcels: readonly Parcel[]): number {
  return parcels.reduce((sum, parcel) => sum + shippingCents(parcel), 0);
}
