/** Prices that depend on the quantity, as on a price list. All amounts are in cents. */
export interface Tier {
  /** The last unit of this tier; open ended without. */
  upTo?: number;
  unitPrice: number;
  /** Due once, as soon as the first unit of the tier is used. */
  flatFee?: number;
}

export interface ChargeLine {
  units: number;
  unitPrice: number;
  flatFee: number;
  amount: number;
}

export function checkTiers(tiers: readonly Tier[]): void {
  let last = 0;
  tiers.forEach((tier, index) => {
    if (tier.upTo === undefined) {
      if (index < tiers.length - 1) throw new Error(`Tier ${index + 1} is open ended, but not the last one`);
      return;
    }
    if (tier.upTo <= last) throw new Error(`Tier ${index + 1} ends before it starts`);
    last = tier.upTo;
  });
}

function toLine(units: number, { unitPrice, flatFee = 0 }: Tier): ChargeLine {
  return { units, unitPrice, flatFee, amount: units * unitPrice + flatFee };
}

/** Each unit costs what the tier says in which it lies. One line for each tier in use. */
export function chargeGraduated(tiers: readonly Tier[], quantity: number): ChargeLine[] {
  checkTiers(tiers);
  const lines: ChargeLine[] = [];
  let from = 0;
  for (const tier of tiers) {
    const upTo = tier.upTo ?? Infinity;
    const units = Math.max(0, Math.min(quantity, upTo) - from);
    if (units === 0) break;
    lines.push(toLine(units, tier));
    from = upTo;
  }
  return lines;
}

/** All units cost what the tier says in which the last of them lies. */
export function chargeVolume(tiers: readonly Tier[], quantity: number): ChargeLine[] {
  checkTiers(tiers);
  if (quantity === 0) return [];
  const tier = tiers.find(({ upTo = Infinity }) => quantity <= upTo);
  if (tier === undefined) throw new RangeError(`There is no tier for ${quantity} units`);
  return [toLine(quantity, tier)];
}

export function totalOf(lines: readonly ChargeLine[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}
