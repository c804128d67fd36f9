import { applyCoupon } from './first-coupon';

const coupon = (code, amount, minimum = 0) => ({ code, amount, minimum });

test.each([
  [1000, [coupon('A', 1), coupon('B', 2), coupon('C', 3)], 999, 'A'],
  [1000, [coupon('A', 1, 1001), coupon('B', 2), coupon('C', 3)], 998, 'B'],
  [1000, [coupon('A', 1, 1001), coupon('B', 2, 5000), coupon('C', 3)], 997, 'C'],
  [1000, [coupon('A', 1, 1001)], 1000, null],
  [1000, [coupon('A', 0), coupon('B', 5)], 1000, 'A'],
  [1000, [coupon('A', 5000), coupon('B', 5)], 0, 'A'],
])('%d with %j', (total, coupons, price, used) => {
  expect(applyCoupon(total, coupons)).toEqual({ price, used });
});
