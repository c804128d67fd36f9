import { bill, subtotal, voucherRest } from './voucher-checkout';

const tea = { name: 'Tea', price: 800, quantity: 2 };
const pot = { name: 'Pot', price: 4500, quantity: 1 };

it('adds up items', () => {
  expect(subtotal([tea, pot])).toBe(6100);
});

describe('bill', () => {
  it('adds shipping to a small order', () => {
    expect(bill({ items: [tea] })).toEqual({ subtotal: 1600, discount: 0, shipping: 499, total: 2099 });
  });

  it('has free shipping for a large one', () => {
    expect(bill({ items: [tea, pot] })).toEqual({ subtotal: 6100, discount: 0, shipping: 0, total: 6100 });
  });

  it('gives members a tenth', () => {
    expect(bill({ items: [tea], member: true })).toEqual({ subtotal: 1600, discount: 160, shipping: 499, total: 1939 });
  });

  it('takes a voucher', () => {
    expect(bill({ items: [tea], voucher: 1000 })).toEqual({
      subtotal: 1600,
      discount: 1000,
      shipping: 499,
      total: 1099,
    });
  });

  it('gives members their tenth before the voucher', () => {
    expect(bill({ items: [tea], voucher: 1000, member: true })).toEqual({
      subtotal: 1600,
      discount: 1160,
      shipping: 499,
      total: 939,
    });
  });

  it('does the same for a large order', () => {
    expect(bill({ items: [tea, pot], voucher: 2500, member: true }).total).toBe(2990);
  });
});

it('keeps the rest of a voucher', () => {
  expect(voucherRest({ items: [tea], voucher: 2000, member: true })).toBe(560);
  expect(voucherRest({ items: [tea], voucher: 500 })).toBe(0);
});
