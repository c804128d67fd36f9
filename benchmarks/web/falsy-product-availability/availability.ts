/** What a product page says about the stock. */

export interface StockRecord {
  readonly sku: string;
  /** Pieces in the warehouse; absent while the warehouse has not answered. */
  readonly pieces?: number | null;
  /** Pieces that lie in open carts. */
  readonly reserved?: number;
  readonly restockOn?: string;
}

export type Availability =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'sold-out'; readonly restockOn?: string }
  | { readonly kind: 'few'; readonly left: number }
  | { readonly kind: 'in-stock' };

const FEW = 5;

/** Pieces that can still be sold; never below zero. */
export function sellable(pieces: number, reserved = 0): number {
  return Math.max(0, pieces - reserved);
}

export function availability(record: StockRecord): Availability {
  if (!record.pieces) return { kind: 'unknown' };
  const left = sellable(record.pieces, record.reserved);
  if (left === 0) {
    return record.restockOn === undefined ? { kind: 'sold-out' } : { kind: 'sold-out', restockOn: record.restockOn };
  }
  return left <= FEW ? { kind: 'few', left } : { kind: 'in-stock' };
}

export function availabilityText(record: StockRecord): string {
  const found = availability(record);
  switch (found.kind) {
    case 'unknown':
      return 'Ask us';
    case 'sold-out':
      return found.restockOn === undefined ? 'Sold out' : `Back on ${found.restockOn}`;
    case 'few':
      return `Only ${found.left} left`;
    case 'in-stock':
      return 'In stock';
  }
}
