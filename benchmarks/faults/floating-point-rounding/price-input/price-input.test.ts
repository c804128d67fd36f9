import { formatCents, normalizeNumber, parseCents, parsePrice, PriceInputError } from './price-input';

describe('price input', () => {
  it('understands both decimal separators', () => {
    expect(normalizeNumber('12.50')).toBe('12.50');
    expect(normalizeNumber('12,50')).toBe('12.50');
    expect(normalizeNumber('1.299,00')).toBe('1299.00');
  });

  it('reads whole amounts', () => {
    expect(parseCents('7')).toBe(700);
    expect(parseCents('1 250.50')).toBe(125_050);
  });

  it('reads usual prices', () => {
    expect(parseCents('19.99')).toBe(1999);
  });

  it('reads small prices', () => {
    expect(parseCents('0,29')).toBe(29);
    expect(parseCents('1.1')).toBe(110);
  });

  it('reads a price with its currency', () => {
    expect(parsePrice('$ 4.35')).toEqual({ cents: 435, currency: 'USD' });
  });

  it('assumes a currency', () => {
    expect(parsePrice('5.00')).toEqual({ cents: 500, currency: 'EUR' });
  });

  it('refuses what is not a price', () => {
    expect(() => parseCents('free')).toThrow(PriceInputError);
    expect(() => parseCents('1.234')).toThrow('"1.234" is not a price');
  });

  it('writes cents', () => {
    expect(formatCents(1905)).toBe('19.05');
  });
});
