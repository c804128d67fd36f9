import { bill, voucherRest } from './voucher-checkout';

const order = (price: number, voucher: number, member: boolean) => ({
  items: [{ name: 'x', price, quantity: 1 }],
  voucher,
  member,
});

it.each([
  [1000, 0, true, 900],
  [1000, 100, true, 800],
  [1000, 900, true, 0],
  [1000, 899, true, 1],
  [1000, 950, true, 0],
  [1000, 2000, true, 0],
  [1000, 950, false, 50],
  [1000, 2000, false, 0],
  [1005, 1, true, 903],
  [995, 0, true, 895],
  [5, 1, true, 3],
  [4, 2, true, 2],
  [6000, 500, true, 4900],
])('%d cents with a voucher of %d, member %j: %d', (price, voucher, member, goods) => {
  const result = bill(order(price, voucher, member));

  expect(result.total - result.shipping).toBe(goods);
  expect(result.discount).toBe(price - goods);
});

it('decides on shipping before discounts', () => {
  expect(bill(order(5000, 4000, true)).shipping).toBe(0);
  expect(bill(order(4999, 4999, true)).shipping).toBe(499);
  expect(bill(order(0, 100, true))).toEqual({ subtotal: 0, discount: 0, shipping: 0, total: 0 });
});

it('agrees with the rest of the voucher', () => {
  const checkout = order(2000, 3000, true);

  expect(voucherRest(checkout)).toBe(1200);
  expect(bill(checkout).total).toBe(499);
});
