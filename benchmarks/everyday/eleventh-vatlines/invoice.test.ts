import { formatCents, isReverseCharge, printTotals, totalsOf } from './invoice';
import type { Customer, Product } from './invoice';

const mug: Product = { sku: 'MUG', title: 'Mug', price: 1000 };
const book: Product = { sku: 'BOOK', title: 'Book', price: 2000, vatRate: 7 };
const solar: Product = { sku: 'PV', title: 'Solar panel', price: 50000, vatRate: 0 };
const anna: Customer = { name: 'Anna', country: 'DE' };

test('standard rate', () => {
  expect(totalsOf([{ product: mug, quantity: 3 }], anna)).toEqual({
    net: 3000,
    vat: 570,
    gross: 3570,
    groups: [{ rate: 19, net: 3000, vat: 570 }],
    reverseCharge: false,
  });
});

test('groups by rate, highest first', () => {
  const totals = totalsOf(
    [
      { product: book, quantity: 1 },
      { product: mug, quantity: 1 },
      { product: book, quantity: 2 },
    ],
    anna,
  );
  expect(totals.groups).toEqual([
    { rate: 19, net: 1000, vat: 190 },
    { rate: 7, net: 6000, vat: 420 },
  ]);
});

test('solar panels are zero-rated', () => {
  const totals = totalsOf([{ product: solar, quantity: 2 }], anna);
  expect(totals.vat).toBe(0);
  expect(totals.gross).toBe(100000);
});

test('free samples', () => {
  expect(totalsOf([{ product: mug, quantity: 1, unitPrice: 0 }], anna).gross).toBe(0);
});

test('reverse charge', () => {
  const bakker: Customer = { name: 'Bakker BV', country: 'NL', vatId: 'NL123456789B01' };
  expect(isReverseCharge(bakker)).toBe(true);
  expect(printTotals(totalsOf([{ product: mug, quantity: 1 }], bakker))).toEqual([
    'Net 10,00 €',
    'Reverse charge: VAT is owed by the recipient',
    'Total 10,00 €',
  ]);
});

test('prints cents', () => {
  expect(formatCents(123405)).toBe('1234,05 €');
  expect(formatCents(-50)).toBe('-0,50 €');
});
