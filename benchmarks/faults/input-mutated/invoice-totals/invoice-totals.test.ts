import { mergeLines, printable, totals } from './invoice-totals';

const screws = { sku: 'SCREW-4', quantity: 10, unitPrice: 15 };
const hammer = { sku: 'HAMMER', quantity: 1, unitPrice: 1890 };

describe('mergeLines', () => {
  it('leaves different articles alone', () => {
    expect(mergeLines([{ ...screws }, { ...hammer }])).toEqual([screws, hammer]);
  });

  it('adds the quantities of one article', () => {
    expect(mergeLines([{ ...screws }, { ...hammer }, { ...screws, quantity: 5 }])).toEqual([
      { sku: 'SCREW-4', quantity: 15, unitPrice: 15 },
      hammer,
    ]);
  });

  it('keeps the lines it was given', () => {
    const lines = [{ ...screws }, { ...screws, quantity: 40 }];

    mergeLines(lines);

    expect(lines).toEqual([
      { sku: 'SCREW-4', quantity: 10, unitPrice: 15 },
      { sku: 'SCREW-4', quantity: 40, unitPrice: 15 },
    ]);
  });
});

describe('totals', () => {
  it('adds the tax', () => {
    expect(totals({ number: 'R-1', taxRate: 0.19, lines: [{ ...hammer }] })).toEqual({
      net: 1890,
      tax: 359,
      gross: 2249,
    });
  });
});

describe('printable', () => {
  it('shows rows and totals', () => {
    const invoice = { number: 'R-2', taxRate: 0, lines: [{ ...hammer, quantity: 2 }] };

    expect(printable(invoice)).toEqual({
      rows: ['2 x HAMMER = 37.80'],
      totals: { net: 3780, tax: 0, gross: 3780 },
    });
  });

  it('has the same totals whether lines are merged or not', () => {
    const invoice = { number: 'R-3', taxRate: 0.1, lines: [{ ...screws }, { ...screws }] };

    expect(printable(invoice).totals).toEqual({ net: 300, tax: 30, gross: 330 });
  });
});
