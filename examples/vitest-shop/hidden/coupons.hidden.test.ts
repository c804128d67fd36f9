import { expect, test } from 'vitest';
import { applyCoupon, bestCoupon } from '../src/coupons.ts';
import type { Coupon } from '../src/coupons.ts';

const half: Coupon = { code: 'HALF', kind: 'percent', percent: 50, maxDiscount: 2_000, minSubtotal: 1_000 };
const open: Coupon = { code: 'OPEN', kind: 'percent', percent: 15 };
const voucher: Coupon = { code: 'VOUCHER', kind: 'fixed', amount: 2_500 };

test('discount and total always add up to the subtotal', () => {
  for (const coupon of [half, open, voucher]) {
    for (const subtotal of [0, 1, 999, 1_000, 2_499, 2_500, 3_999, 4_000, 4_001, 90_000]) {
      const { discount, total } = applyCoupon(coupon, subtotal);
      expect(discount + total).toBe(subtotal);
      expect(total).toBeGreaterThanOrEqual(0);
    }
  }
});

test('single cases around the limits', () => {
  expect(applyCoupon(half, 999)).toEqual({ code: 'HALF', discount: 0, total: 999 });
  expect(applyCoupon(half, 1_000)).toEqual({ code: 'HALF', discount: 500, total: 500 });
  expect(applyCoupon(half, 4_000)).toEqual({ code: 'HALF', discount: 2_000, total: 2_000 });
  expect(applyCoupon(half, 9_000)).toEqual({ code: 'HALF', discount: 2_000, total: 7_000 });
  expect(applyCoupon(open, 10_000)).toEqual({ code: 'OPEN', discount: 1_500, total: 8_500 });
  expect(applyCoupon(voucher, 2_499)).toEqual({ code: 'VOUCHER', discount: 2_499, total: 0 });
  expect(applyCoupon(voucher, 2_600)).toEqual({ code: 'VOUCHER', discount: 2_500, total: 100 });
});

test('the best coupon is still chosen by the discount it really gives', () => {
  expect(bestCoupon([half, voucher], 3_000)?.code).toBe('VOUCHER');
  expect(bestCoupon([open, half], 50_000)?.code).toBe('OPEN');
});
