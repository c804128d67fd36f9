/** Takes off the first coupon that fits; coupons are not added up. Amounts in cents. */
export function applyCoupon(total, coupons) {
  let price = total;
  let used = null;
  for (const coupon of coupons) {
    if (total < coupon.minimum) continue;
    price -= Math.min(coupon.amount, price);
    used = coupon.code;
  }
  return { price, used };
}
