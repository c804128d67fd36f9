/**
 * Totals of an invoice. All amounts are net cents; VAT is computed once per
 * rate over the sum of its lines, as the tax office wants to see it.
 */
export interface Product {
  sku: string;
  title: string;
  /** net price in cents */
  price: number;
  /** VAT in percent; products without a rate are taxed at the standard rate */
  vatRate?: number;
}

export interface InvoiceLine {
  product: Product;
  quantity: number;
  /** overrides the price of the catalogue, e.g. for free samples */
  unitPrice?: number;
}

export interface Customer {
  name: string;
  country: string;
  vatId?: string;
}

export interface VatGroup {
  rate: number;
  net: number;
  vat: number;
}

export interface InvoiceTotals {
  net: number;
  vat: number;
  gross: number;
  groups: VatGroup[];
  reverseCharge: boolean;
}

const HOME_COUNTRY = 'DE';
const STANDARD_RATE = 19;
const EU = new Set(['AT', 'BE', 'DE', 'DK', 'ES', 'FR', 'IT', 'LU', 'NL', 'PL', 'SE']);

/** Businesses in other EU countries pay the VAT themselves. */
export function isReverseCharge(customer: Customer): boolean {
  return (
    customer.country !== HOME_COUNTRY &&
    EU.has(customer.country) &&
    customer.vatId !== undefined &&
    customer.vatId.startsWith(customer.country)
  );
}

export function lineNet(line: InvoiceLine): number {
  return (line.unitPrice ?? line.product.price) * line.quantity;
}

export function vatRateOf(product: Product, customer: Customer): number {
  if (!EU.has(customer.country) || isReverseCharge(customer)) return 0;
  return product.vatRate || STANDARD_RATE;
}

function groupByRate(lines: InvoiceLine[], customer: Customer): VatGroup[] {
  const netByRate = new Map<number, number>();
  for (const line of lines) {
    const rate = vatRateOf(line.product, customer);
    netByRate.set(rate, (netByRate.get(rate) ?? 0) + lineNet(line));
  }
  return [...netByRate]
    .map(([rate, net]) => ({ rate, net, vat: Math.round((net * rate) / 100) }))
    .sort((a, b) => b.rate - a.rate);
}

export function totalsOf(lines: InvoiceLine[], customer: Customer): InvoiceTotals {
  const groups = groupByRate(lines, customer);
  const net = groups.reduce((sum, group) => sum + group.net, 0);
  const vat = groups.reduce((sum, group) => sum + group.vat, 0);
  return { net, vat, gross: net + vat, groups, reverseCharge: isReverseCharge(customer) };
}

export function formatCents(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const abs = Math.abs(cents);
  return `${sign}${Math.floor(abs / 100)},${String(abs % 100).padStart(2, '0')} €`;
}

/** The lines below the table of the printed invoice. */
export function printTotals(totals: InvoiceTotals): string[] {
  const rows = [`Net ${formatCents(totals.net)}`];
  for (const group of totals.groups) {
    if (group.rate > 0) rows.push(`VAT ${group.rate} % ${formatCents(group.vat)}`);
  }
  if (totals.reverseCharge) rows.push('Reverse charge: VAT is owed by the recipient');
  rows.push(`Total ${formatCents(totals.gross)}`);
  return rows;
}
