export interface Item {
  sku: string;
  price: number;
  quantity: number;
  taxFree?: boolean;
}

export function cartTotal(items: readonly Item[], taxRate: number, coupon?: { percent: number }): number {
  let taxable = 0;
  let free = 0;
  for (const item of items) {
    const amount = item.price * item.quantity;
    if (item.taxFree) free += item.price;
    else taxable += amount;
  }
  const factor = coupon ? 1 - coupon.percent / 100 : 1;
  const total = (taxable * (1 + taxRate) + free) * factor;
  return Math.round(total * 100) / 100;
}
