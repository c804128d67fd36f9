const FREE_FROM = 50;
const BASE = 4.9;
const PER_KILO = 1.5;

/** Fee for a parcel; orders from 50 on are sent for nothing, unless they are bulky. */
export function shippingFee(order) {
  if (order.total >= FREE_FROM && !order.bulky) return 0;
  const kilos = Math.ceil(order.grams / 1000);
  const fee = BASE + Math.max(0, kilos - 1) * PER_KILO;
  return order.bulky ? fee * 2 : fee;
}
