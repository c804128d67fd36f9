export interface Item {
  name: string;
  /** In cents. */
  price: number;
  quantity: number;
}

export interface Checkout {
  items: Item[];
  /** Value of the voucher in cents. */
  voucher?: number;
  member?: boolean;
}

export interface Bill {
  subtotal: number;
  discount: number;
  shipping: number;
  total: number;
}

const MEMBER_DISCOUNT = 0.1;
const SHIPPING = 499;
const FREE_SHIPPING_FROM = 5000;

export function subtotal(items: Item[]): number {
  return items.reduce((sum, item) => sum + item.price * item.quantity, 0);
}

function shippingFor(amount: number): number {
  return amount === 0 || amount >= FREE_SHIPPING_FROM ? 0 : SHIPPING;
}

/** Members' discount first, then the voucher; neither makes a bill negative, and a voucher does not pay shipping. */
export function bill(checkout: Checkout): Bill {
  const before = subtotal(checkout.items);
  let amount = before;
  if (checkout.member === true) amount -= Math.round(amount * MEMBER_DISCOUNT);
  amount = Math.max(0, amount - (checkout.voucher ?? 0));
  const shipping = shippingFor(before);
  return { subtotal: before, discount: before - amount, shipping, total: amount + shipping };
}

/** What is left on the voucher for the next time. */
export function voucherRest(checkout: Checkout): number {
  const { discount } = bill({ items: checkout.items, member: checkout.member ?? false });
  return Math.max(0, (checkout.voucher ?? 0) - (subtotal(checkout.items) - discount));
}
