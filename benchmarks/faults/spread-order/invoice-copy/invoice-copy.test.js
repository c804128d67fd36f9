import { createInvoice, duplicateInvoice, markPaid, send, totalCents } from './invoice-copy';

const lines = [{ text: 'Consulting', quantity: 8, unitCents: 9500 }];
const draft = createInvoice({ id: 'R-100', today: '2025-01-15' }, { customer: 'Acme', lines });

describe('invoices', () => {
  it('creates a draft', () => {
    expect(draft).toEqual({
      id: 'R-100',
      status: 'draft',
      createdOn: '2025-01-15',
      paidOn: null,
      customer: 'Acme',
      lines,
      note: '',
      discountPercent: 0,
    });
  });

  it('goes from sent to paid', () => {
    expect(markPaid(send(draft), '2025-02-01')).toMatchObject({ status: 'paid', paidOn: '2025-02-01' });
    expect(() => markPaid(draft, '2025-02-01')).toThrow('Invoice R-100 is draft, not sent');
  });

  it('does not send an empty invoice', () => {
    expect(() => send(createInvoice({ id: 'R-1', today: '2025-01-01' }))).toThrow('has no lines');
  });

  it('adds up', () => {
    expect(totalCents({ ...draft, discountPercent: 10 })).toBe(68_400);
  });

  it('copies customer and lines', () => {
    const copy = duplicateInvoice({ id: 'R-101', today: '2025-03-01' }, draft);
    expect(copy.customer).toBe('Acme');
    expect(copy.lines).toEqual(lines);
    expect(copy.lines[0]).not.toBe(lines[0]);
    expect(copy.copiedFrom).toBe('R-100');
  });

  it('gives the copy its own number and date', () => {
    const copy = duplicateInvoice({ id: 'R-101', today: '2025-03-01' }, draft);
    expect(copy.id).toBe('R-101');
    expect(copy.createdOn).toBe('2025-03-01');
  });

  it('makes a draft of a paid invoice', () => {
    const copy = duplicateInvoice({ id: 'R-102', today: '2025-03-02' }, markPaid(send(draft), '2025-02-01'));
    expect(copy.status).toBe('draft');
    expect(copy.paidOn).toBeNull();
  });
});
