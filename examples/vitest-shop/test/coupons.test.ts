import { describe, expect, test } from 'vitest';
import { heal } from '@testheal/vitest';
import { applyCoupon, bestCoupon, normalizeCode } from '../src/coupons.ts';
import type { Coupon } from '../src/coupons.ts';

const spring: Coupon = { code: 'SPRING-20', kind: 'percent', percent: 20, maxDiscount: 1_500 };
const tenner: Coupon = { code: 'TENNER', kind: 'fixed', amount: 1_000, minSubtotal: 500 };

test('codes are cleaned up before they are looked up', () => {
  expect(normalizeCode(' spring-20 ')).toBe('SPRING-20');
  expect(normalizeCode('20spring')).toBeNull();
});

describe('applyCoupon', () => {
  test('takes a percentage off', () => {
    expect(applyCoupon(spring, 5_000)).toEqual({ code: 'SPRING-20', discount: 1_000, total: 4_000 });
  });

  test('takes nothing off below the minimum', () => {
    expect(applyCoupon(tenner, 499)).toEqual({ code: 'TENNER', discount: 0, total: 499 });
  });

  heal('../src/coupons.ts#applyCoupon').test('stops at the maximum discount', () => {
    expect(applyCoupon(spring, 10_000)).toEqual({ code: 'SPRING-20', discount: 1_500, total: 8_500 });
    expect(applyCoupon(spring, 40_000).total).toBe(38_500);
  });

  heal('../src/coupons.ts#applyCoupon').test('never goes below zero', () => {
    expect(applyCoupon(tenner, 800)).toEqual({ code: 'TENNER', discount: 800, total: 0 });
  });
});

test('the best coupon depends on the subtotal', () => {
  expect(bestCoupon([tenner, spring], 4_000)).toBe(tenner);
  expect(bestCoupon([tenner, spring], 20_000)).toBe(spring);
  expect(bestCoupon([], 20_000)).toBeUndefined();
});
