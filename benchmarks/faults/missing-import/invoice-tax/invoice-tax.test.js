import { invoiceText, invoiceTotals, taxOf } from './invoice-tax';

const desk = { label: 'Desk', net: 19_999 };
const book = { label: 'Book', net: 1_450, rate: 'reduced' };
const abroad = { label: 'Chair to Norway', net: 8_000, rate: 'none' };

describe('taxOf', () => {
  it('is nothing for exports', () => {
    expect(taxOf(abroad)).toBe(0);
  });

  it('has the standard rate', () => {
    expect(taxOf(desk)).toBe(3_800);
  });

  it('has a reduced rate', () => {
    expect(taxOf(book)).toBe(102);
  });

  it('does not know other rates', () => {
    expect(() => taxOf({ ...desk, rate: 'luxury' })).toThrow('no tax rate "luxury"');
  });
});

describe('invoiceTotals', () => {
  it('is zero without lines', () => {
    expect(invoiceTotals([])).toEqual({ net: 0, tax: 0, gross: 0 });
  });

  it('adds up', () => {
    expect(invoiceTotals([desk, book, abroad])).toEqual({ net: 29_449, tax: 3_902, gross: 33_351 });
  });
});

it('prints an export', () => {
  expect(invoiceText([abroad])).toBe(
    [
      'Chair to Norway          80.00',
      'Net                      80.00',
      'Tax                       0.00',
      'Total                    80.00',
    ].join('\n'),
  );
});
