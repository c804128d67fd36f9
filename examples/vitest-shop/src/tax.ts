export enum TaxClass {
  Standard = 'standard',
  Reduced = 'reduced',
  Exempt = 'exempt',
}

/** Rates in basis points: 1900 is 19 %. */
const RATES: Record<string, Record<TaxClass, number>> = {
  DE: { [TaxClass.Standard]: 1900, [TaxClass.Reduced]: 700, [TaxClass.Exempt]: 0 },
  FR: { [TaxClass.Standard]: 2000, [TaxClass.Reduced]: 550, [TaxClass.Exempt]: 0 },
  LU: { [TaxClass.Standard]: 1700, [TaxClass.Reduced]: 800, [TaxClass.Exempt]: 0 },
};

export interface TaxedLine {
  net: number;
  taxClass: TaxClass;
}

export function rateFor(country: string, taxClass: TaxClass): number {
  const rates = RATES[country];
  if (!rates) throw new RangeError(`no tax rates for ${country}`);
  return rates[taxClass];
}

export function taxOn(net: number, basisPoints: number): number {
  return Math.round((net * basisPoints) / 10_000);
}

/** The tax contained in a gross amount. */
export function taxWithin(gross: number, basisPoints: number): number {
  return gross - Math.round((gross * 10_000) / (1_000 + basisPoints));
}

/** Tax per class for the invoice footer; classes that do not occur are left out. */
export function taxSummary(lines: readonly TaxedLine[], country: string): Map<TaxClass, number> {
  const nets = new Map<TaxClass, number>();
  for (const { net, taxClass } of lines) {
    nets.set(taxClass, (nets.get(taxClass) ?? 0) + net);
  }
  return new Map([...nets].map(([taxClass, net]) => [taxClass, taxOn(net, rateFor(country, taxClass))]));
}
