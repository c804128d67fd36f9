import { applyDiscount, badge, bestOffer, discountRatio, percentLabel, voucherText } from './discount';

const offer = (regular: number, special?: number, stock = 3) => ({
  name: 'lamp',
  regular,
  ...(special === undefined ? {} : { special }),
  stock,
});

describe('discounts', () => {
  it('computes the ratio', () => {
    expect(discountRatio(offer(80, 60))).toBe(0.25);
    expect(discountRatio(offer(80))).toBe(0);
    expect(discountRatio(offer(80, 90))).toBe(0);
  });

  it('writes percents', () => {
    expect(percentLabel(0.5)).toBe('50%');
    expect(percentLabel(0.125)).toBe('12.5%');
  });

  it('announces a voucher', () => {
    expect(voucherText('SPRING', 0.07)).toBe('Use SPRING and save 7% on everything');
  });

  it('writes a percent that is not a round number', () => {
    expect(percentLabel(0.29)).toBe('29%');
  });

  it('shows a third', () => {
    expect(badge(offer(30, 20))).toBe('-33.3%');
  });

  it('shows a super deal', () => {
    expect(badge(offer(100, 40))).toBe('Super deal -60%');
  });

  it('shows no badge without a discount', () => {
    expect(badge(offer(100))).toBeUndefined();
    expect(badge(offer(100, 40, 0))).toBe('Sold out');
  });

  it('applies a discount', () => {
    expect(applyDiscount(1999, 0.1)).toBe(1799);
  });

  it('finds the best offer in stock', () => {
    expect(bestOffer([offer(10, 9), offer(10, 7), offer(10, 1, 0)])).toEqual(offer(10, 7));
  });
});
