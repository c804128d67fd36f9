import { invoiceLines } from './invoice-lines';
import { toEuros } from './money';

test('amounts', () => {
  expect(toEuros(1234)).toBe('12.34 €');
});

test('no items, no lines', () => {
  expect(invoiceLines([], 0.2)).toEqual([]);
});

test('lines', () => {
  expect(invoiceLines([{ name: 'Mug', cents: 900, quantity: 2 }], 0.2)).toEqual(['Mug: 18.00 € + 3.60 €']);
});

test('taxes are rounded', () => {
  expect(invoiceLines([{ name: 'Tea', cents: 449, quantity: 1 }], 0.07)).toEqual(['Tea: 4.49 € + 0.31 €']);
});
