import { cheapest, compare, formatOffer } from './ranking';
import type { Offer } from './ranking';

const offer = (shop: string, cents: number, shippingCents = 0): Offer => ({ shop, cents, shippingCents });

it('counts shipping', () => {
  const offers = [offer('North', 1000, 500), offer('South', 1200)];
  expect(cheapest(offers, 1).map((one) => one.shop)).toEqual(['South']);
});

it('has as many as asked for', () => {
  const offers = [offer('A', 3), offer('B', 1), offer('C', 2)];
  expect(cheapest(offers, 2).map((one) => one.shop)).toEqual(['B', 'C']);
});

it('lists the shops in their order', () => {
  const result = compare([offer('A', 900), offer('B', 800)]);
  expect(result.best?.shop).toBe('B');
  expect(result.offers.map((one) => one.shop)).toEqual(['A', 'B']);
});

it('has no best offer without offers', () => {
  expect(compare([])).toEqual({ best: undefined, offers: [] });
});

it('formats', () => {
  expect(formatOffer(offer('A', 1000, 490))).toBe('A: 14.90');
});
