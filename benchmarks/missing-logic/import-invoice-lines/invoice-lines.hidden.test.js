import { invoiceLines } from './invoice-lines';

test.each([
  [50, 0.01, '0.00 €'],
  [150, 0.01, '0.02 €'],
  [250, 0.01, '0.02 €'],
  [1000, 0.19, '1.90 €'],
  [333, 0.19, '0.63 €'],
])('%d at %d', (cents, rate, tax) => {
  expect(invoiceLines([{ name: 'X', cents, quantity: 1 }], rate)).toEqual([
    `X: ${(cents / 100).toFixed(2)} € + ${tax}`,
  ]);
});
