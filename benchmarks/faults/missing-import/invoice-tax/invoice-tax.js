import { formatCents, sumCents } from './money';

const RATES = { standard: 19, reduced: 7 };

/** The tax of a line in cents; books and food have the reduced rate, exports none. */
export function taxOf(line) {
  if (line.rate === 'none') return 0;
  const rate = RATES[line.rate ?? 'standard'];
  if (rate === undefined) throw new RangeError(`no tax rate "${line.rate}"`);
  return roundCents((line.net * rate) / 100);
}

export function invoiceTotals(lines) {
  const net = sumCents(lines.map((line) => line.net));
  const tax = sumCents(lines.map(taxOf));
  return { net, tax, gross: net + tax };
}

export function invoiceText(lines) {
  const { net, tax, gross } = invoiceTotals(lines);
  return [
    ...lines.map((line) => `${line.label.padEnd(20)}${formatCents(line.net).padStart(10)}`),
    `${'Net'.padEnd(20)}${formatCents(net).padStart(10)}`,
    `${'Tax'.padEnd(20)}${formatCents(tax).padStart(10)}`,
    `${'Total'.padEnd(20)}${formatCents(gross).padStart(10)}`,
  ].join('\n');
}
