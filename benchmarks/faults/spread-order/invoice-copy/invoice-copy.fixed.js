/**
 * Creating invoices from scratch and from earlier ones.
 * Ids and the current day come from outside, so that everything here can be tested.
 */

const EMPTY = { customer: '', lines: [], note: '', discountPercent: 0 };

export function createInvoice({ id, today }, fields = {}) {
  return {
    ...EMPTY,
    ...fields,
    id,
    status: 'draft',
    createdOn: today,
    paidOn: null,
  };
}

/** A draft with the content of another invoice. Lines are copied, so that editing one does not change the other. */
export function duplicateInvoice({ id, today }, invoice) {
  return {
    ...invoice,
    id,
    status: 'draft',
    createdOn: today,
    paidOn: null,
    lines: invoice.lines.map((line) => ({ ...line })),
    copiedFrom: invoice.id,
  };
}

export function markPaid(invoice, day) {
  if (invoice.status !== 'sent') throw new Error(`Invoice ${invoice.id} is ${invoice.status}, not sent`);
  return { ...invoice, status: 'paid', paidOn: day };
}

export function send(invoice) {
  if (invoice.lines.length === 0) throw new Error(`Invoice ${invoice.id} has no lines`);
  return { ...invoice, status: 'sent' };
}

export function totalCents(invoice) {
  const net = invoice.lines.reduce((sum, line) => sum + line.quantity * line.unitCents, 0);
  return Math.round(net * (1 - invoice.discountPercent / 100));
}
