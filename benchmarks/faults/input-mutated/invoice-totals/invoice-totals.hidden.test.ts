import { mergeLines, printable, totals } from './invoice-totals';

const line = (sku: string, quantity: number, unitPrice: number, note?: string) =>
  note === undefined ? { sku, quantity, unitPrice } : { sku, quantity, unitPrice, note };

describe('mergeLines', () => {
  it('takes frozen lines', () => {
    const lines = [line('A', 1, 5), line('A', 2, 5), line('A', 4, 5)].map((one) => Object.freeze(one));

    expect(mergeLines(lines)).toEqual([line('A', 7, 5)]);
  });

  it('returns no object of the input', () => {
    const lines = [line('A', 1, 5), line('B', 2, 6)];

    const merged = mergeLines(lines);

    merged[0]!.quantity = 99;
    merged[1]!.quantity = 99;
    expect(lines).toEqual([line('A', 1, 5), line('B', 2, 6)]);
  });

  it('does not merge one article at two prices', () => {
    expect(mergeLines([line('A', 1, 5), line('A', 1, 6), line('A', 2, 5)])).toEqual([line('A', 3, 5), line('A', 1, 6)]);
  });

  it('keeps the first note', () => {
    expect(mergeLines([line('A', 1, 5, 'blue'), line('A', 1, 5, 'red')])).toEqual([line('A', 2, 5, 'blue')]);
  });

  it('gives the same answer when asked twice', () => {
    const lines = [line('A', 1, 5), line('A', 2, 5)];

    expect(mergeLines(lines)).toEqual([line('A', 3, 5)]);
    expect(mergeLines(lines)).toEqual([line('A', 3, 5)]);
  });

  it('merges nothing into nothing', () => {
    expect(mergeLines([])).toEqual([]);
  });
});

it('prints the same invoice twice alike', () => {
  const invoice = { number: 'R', taxRate: 0.5, lines: [line('A', 2, 100), line('B', 1, 50), line('A', 3, 100)] };
  const expected = { rows: ['5 x A = 5.00', '1 x B = 0.50'], totals: { net: 550, tax: 275, gross: 825 } };

  expect(printable(invoice)).toEqual(expected);
  expect(printable(invoice)).toEqual(expected);
  expect(totals(invoice)).toEqual(expected.totals);
});
