import { basketTotal, convert, priceFor, roundUpToEnding } from './price-conversion';

const rates = { USD: 1.25, GBP: 0.8 };
const shirt = { name: 'Shirt', price: 20, currency: 'EUR' };
const boots = { name: 'Boots', price: 100, currency: 'USD' };

describe('convert', () => {
  it('goes through the euro', () => {
    expect(convert(10, 'EUR', 'USD', rates)).toBe(12.5);
    expect(convert(10, 'USD', 'GBP', rates)).toBe(6.4);
  });

  it('does not know every currency', () => {
    expect(() => convert(1, 'EUR', 'XXX', rates)).toThrow('no rate for XXX');
  });
});

it('rounds up to a nice ending', () => {
  expect([12.34, 12.49, 12.5, 12.995].map(roundUpToEnding)).toEqual([12.49, 12.49, 12.99, 13.49]);
});

describe('priceFor', () => {
  it('is the price in its own currency', () => {
    expect(priceFor(shirt, 'EUR', rates)).toBe(20);
  });

  it('converts to dollars', () => {
    expect(priceFor(shirt, 'USD', rates)).toBe(25.49);
  });

  it('converts from dollars', () => {
    expect(priceFor(boots, 'GBP', rates)).toBe(64.49);
  });
});

it('adds up a basket', () => {
  expect(basketTotal([shirt, boots], 'EUR', rates)).toBe(100.49);
});
