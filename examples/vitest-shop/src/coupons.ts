import { roundMinor } from './currency.ts';

export type Coupon =
  | { code: string; kind: 'percent'; percent: number; maxDiscount?: number; minSubtotal?: number }
  | { code: string; kind: 'fixed'; amount: number; minSubtotal?: number };

export interface Applied {
  code: string;
  discount: number;
  total: number;
}

const CODE = /^[A-Z]{3,8}-?\d{0,4}$/;

export const normalizeCode = (input: string): string | null => {
  const code = input.trim().toUpperCase();
  return CODE.test(code) ? code : null;
};

function rawDiscount(coupon: Coupon, subtotal: number): number {
  return coupon.kind === 'fixed' ? coupon.amount : roundMinor((subtotal * coupon.percent) / 100);
}

function discountLimit(coupon: Coupon, subtotal: number): number {
  if (coupon.kind === 'percent' && coupon.maxDiscount !== undefined) {
    return Math.min(coupon.maxDiscount, subtotal);
  }
  return subtotal;
}

/** Applies one coupon to a subtotal in cents. A coupon that does not qualify takes nothing off. */
export function applyCoupon(coupon: Coupon, subtotal: number): Applied {
  const { code, minSubtotal = 0 } = coupon;
  if (subtotal < minSubtotal) {
    return { code, discount: 0, total: subtotal };
  }
  const wanted = rawDiscount(coupon, subtotal);
  const discount = Math.min(wanted, discountLimit(coupon, subtotal));
  return { code, discount, total: subtotal - wanted };
}

/** The coupon that saves the customer most, the first one when several save the same. */
export function bestCoupon(coupons: readonly Coupon[], subtotal: number): Coupon | undefined {
  let best: Coupon | undefined;
  let saved = 0;
  for (const coupon of coupons) {
    const { discount } = applyCoupon(coupon, subtotal);
    if (discount > saved) {
      best = coupon;
      saved = discount;
    }
  }
  return best;
}
