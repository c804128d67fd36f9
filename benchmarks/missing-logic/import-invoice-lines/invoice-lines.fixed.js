import { roundCents, toEuros } from './money.js';

/** Lines of an invoice with their net price and tax, as texts. */
export function invoiceLines(items, taxRate) {
  return items.map(({ name, cents, quantity }) => {
    const net = cents * quantity;
    const tax = roundCents(net * taxRate);
    return `${name}: ${toEuros(net)} + ${toEuros(tax)}`;
  });
}
