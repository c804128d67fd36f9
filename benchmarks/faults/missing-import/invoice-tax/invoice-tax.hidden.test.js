import { invoiceText, invoiceTotals, taxOf } from './invoice-tax';

it.each([
  [{ net: 100 }, 19],
  [{ net: 50 }, 10],
  [{ net: -50 }, -10],
  [{ net: 150, rate: 'reduced' }, 11],
  [{ net: -150, rate: 'reduced' }, -11],
  [{ net: 250, rate: 'standard' }, 48],
  [{ net: -250, rate: 'standard' }, -48],
  [{ net: 1, rate: 'reduced' }, 0],
  [{ net: 999, rate: 'none' }, 0],
])('the tax of %j is %d', (line, tax) => {
  expect(taxOf(line)).toBeCloseTo(tax, 10);
});

it('rounds every line on its own', () => {
  const lines = [{ net: 3 }, { net: 3 }, { net: 3 }].map((line) => ({ ...line, label: 'x' }));

  expect(invoiceTotals(lines)).toEqual({ net: 9, tax: 3, gross: 12 });
});

it('prints credit notes', () => {
  expect(
    invoiceText([{ label: 'Return', net: -250 }])
      .split('\n')
      .slice(2),
  ).toEqual(['Tax                      -0.48', 'Total                    -2.98']);
});
