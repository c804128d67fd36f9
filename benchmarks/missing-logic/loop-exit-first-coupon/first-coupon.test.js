import { applyCoupon } from './first-coupon';

const five = { code: 'FIVE', amount: 500, minimum: 2000 };
const ten = { code: 'TEN', amount: 1000, minimum: 3000 };

test('no coupons', () => {
  expect(applyCoupon(1000, [])).toEqual({ price: 1000, used: null });
});

test('a coupon', () => {
  expect(applyCoupon(2500, [ten, five])).toEqual({ price: 2000, used: 'FIVE' });
});

test('never below nothing', () => {
  expect(applyCoupon(300, [{ code: 'GIFT', amount: 500, minimum: 0 }])).toEqual({ price: 0, used: 'GIFT' });
});

test('only the first that fits', () => {
  expect(applyCoupon(4000, [ten, five])).toEqual({ price: 3000, used: 'TEN' });
  expect(applyCoupon(4000, [five, ten])).toEqual({ price: 3500, used: 'FIVE' });
});
