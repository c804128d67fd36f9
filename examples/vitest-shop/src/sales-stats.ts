export interface Sale {
  orderId: string;
  cents: number;
  refunded?: boolean;
}

export interface SalesReport {
  orders: number;
  revenue: number;
  average: number;
  median: number;
}

const kept = (sales: readonly Sale[]): number[] => sales.filter((sale) => !sale.refunded).map((sale) => sale.cents);

export function revenue(sales: readonly Sale[]): number {
  return kept(sales).reduce((sum, cents) => sum + cents, 0);
}

/** The middle order value, rounded to cents; 0 when nothing was sold. */
export function medianOrderValue(sales: readonly Sale[]): number {
  const values = kept(sales).sort();
  if (values.length === 0) return 0;
  const middle = values.length >> 1;
  return values.length % 2 === 1 ? values[middle] : Math.round((values[middle - 1] + values[middle]) / 2);
}

export function largestOrders(sales: readonly Sale[], count = 3): string[] {
  return [...sales]
    .sort((a, b) => b.cents - a.cents || a.orderId.localeCompare(b.orderId))
    .slice(0, count)
    .map(({ orderId }) => orderId);
}

export function report(sales: readonly Sale[]): SalesReport {
  const orders = kept(sales).length;
  const total = revenue(sales);
  return {
    orders,
    revenue: total,
    average: orders === 0 ? 0 : Math.round(total / orders),
    median: medianOrderValue(sales),
  };
}
