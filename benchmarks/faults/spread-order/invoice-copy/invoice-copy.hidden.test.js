import { createInvoice, duplicateInvoice, markPaid, send } from './invoice-copy';

const original = markPaid(
  send(
    createInvoice(
      { id: 'A', today: '2024-12-30' },
      { customer: 'Globex', note: 'Thanks', discountPercent: 5, lines: [{ text: 'x', quantity: 1, unitCents: 100 }] },
    ),
  ),
  '2024-12-31',
);

describe('a copy of an invoice', () => {
  it('has only content in common', () => {
    expect(duplicateInvoice({ id: 'B', today: '2025-01-02' }, original)).toEqual({
      id: 'B',
      status: 'draft',
      createdOn: '2025-01-02',
      paidOn: null,
      customer: 'Globex',
      note: 'Thanks',
      discountPercent: 5,
      lines: [{ text: 'x', quantity: 1, unitCents: 100 }],
      copiedFrom: 'A',
    });
  });

  it('names the invoice it was copied from, not an older one', () => {
    const first = duplicateInvoice({ id: 'B', today: '2025-01-02' }, original);
    const second = duplicateInvoice({ id: 'C', today: '2025-01-03' }, first);
    expect(second).toMatchObject({ id: 'C', copiedFrom: 'B', createdOn: '2025-01-03', status: 'draft' });
  });

  it('leaves the original alone', () => {
    const before = structuredClone(original);
    const copy = duplicateInvoice({ id: 'B', today: '2025-01-02' }, original);
    copy.lines[0].quantity = 99;
    copy.lines.push({ text: 'y', quantity: 1, unitCents: 1 });
    expect(original).toEqual(before);
  });

  it('can be sent', () => {
    expect(send(duplicateInvoice({ id: 'B', today: '2025-01-02' }, original))).toMatchObject({
      id: 'B',
      status: 'sent',
    });
  });
});
