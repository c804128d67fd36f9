import { lineNet, printTotals, totalsOf, vatRateOf } from './invoice';
import type { Customer, Product } from './invoice';

const mug: Product = { sku: 'MUG', title: 'Mug', price: 1000 };
const book: Product = { sku: 'BOOK', title: 'Book', price: 2000, vatRate: 7 };
const solar: Product = { sku: 'PV', title: 'Solar panel', price: 50000, vatRate: 0 };
const anna: Customer = { name: 'Anna', country: 'DE' };

test('rates at home', () => {
  expect(vatRateOf(solar, anna)).toBe(0);
  expect(vatRateOf(mug, anna)).toBe(19);
  expect(vatRateOf({ ...mug, vatRate: undefined }, anna)).toBe(19);
  expect(vatRateOf(book, anna)).toBe(7);
});

test('zero-rated next to others', () => {
  const totals = totalsOf(
    [
      { product: solar, quantity: 1 },
      { product: mug, quantity: 1 },
      { product: book, quantity: 1 },
    ],
    anna,
  );
  expect(totals.groups).toEqual([
    { rate: 19, net: 1000, vat: 190 },
    { rate: 7, net: 2000, vat: 140 },
    { rate: 0, net: 50000, vat: 0 },
  ]);
  expect(totals.gross).toBe(53330);
});

test('private customers abroad', () => {
  const marie: Customer = { name: 'Marie', country: 'FR' };
  expect(vatRateOf(solar, marie)).toBe(0);
  expect(vatRateOf(mug, marie)).toBe(19);
});

test('no VAT outside the EU and with reverse charge', () => {
  const us: Customer = { name: 'Joe', country: 'US' };
  const nl: Customer = { name: 'Bakker', country: 'NL', vatId: 'NL123456789B01' };
  for (const product of [mug, book, solar]) {
    expect(vatRateOf(product, us)).toBe(0);
    expect(vatRateOf(product, nl)).toBe(0);
  }
});

test('a VAT id of another country does not count', () => {
  const odd: Customer = { name: 'X', country: 'NL', vatId: 'BE0123456789' };
  expect(vatRateOf(mug, odd)).toBe(19);
});

test('zero rates are not printed', () => {
  expect(printTotals(totalsOf([{ product: solar, quantity: 1 }], anna))).toEqual(['Net 500,00 €', 'Total 500,00 €']);
});

test('prices of the line', () => {
  expect(lineNet({ product: mug, quantity: 2 })).toBe(2000);
  expect(lineNet({ product: mug, quantity: 2, unitPrice: 0 })).toBe(0);
  expect(lineNet({ product: mug, quantity: 2, unitPrice: 900 })).toBe(1800);
});
