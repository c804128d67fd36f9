export interface InvoiceLine {
  sku: string;
  quantity: number;
  /** Price of one piece, in cents. */
  unitPrice: number;
  note?: string;
}

export interface Invoice {
  number: string;
  taxRate: number;
  lines: InvoiceLine[];
}

export interface InvoiceTotals {
  net: number;
  tax: number;
  gross: number;
}

/** One line for each article and price; the first line decides the order and the note. */
export function mergeLines(lines: InvoiceLine[]): InvoiceLine[] {
  const merged = new Map<string, InvoiceLine>();
  for (const line of lines) {
    const key = `${line.sku}@${line.unitPrice}`;
    const known = merged.get(key);
    if (known === undefined) merged.set(key, line);
    else known.quantity += line.quantity;
  }
  return [...merged.values()];
}

export function lineTotal(line: InvoiceLine): number {
  return line.quantity * line.unitPrice;
}

export function totals(invoice: Invoice): InvoiceTotals {
  const net = invoice.lines.reduce((sum, line) => sum + lineTotal(line), 0);
  const tax = Math.round(net * invoice.taxRate);
  return { net, tax, gross: net + tax };
}

/** What the customer gets to see: merged lines, and the totals of all of them. */
export function printable(invoice: Invoice): { rows: string[]; totals: InvoiceTotals } {
  const rows = mergeLines(invoice.lines).map(
    (line) => `${line.quantity} x ${line.sku} = ${(lineTotal(line) / 100).toFixed(2)}`,
  );
  return { rows, totals: totals(invoice) };
}
