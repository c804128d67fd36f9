/** Splits a cost over departments by shares, as the controllers set them up. */

export interface Share {
  readonly department: string;
  /** Part of the whole, 0 to 1. */
  readonly part: number;
}

export interface Booking {
  readonly department: string;
  readonly cents: number;
}

/** Shares are typed in with a few decimals. */
const TOLERANCE = 1e-9;

/** @throws RangeError unless the shares make a whole */
export function checkShares(shares: readonly Share[]): void {
  const total = shares.reduce((sum, share) => sum + share.part, 0);
  if (Math.abs(total - 1) > TOLERANCE) throw new RangeError(`shares add up to ${total.toFixed(3)}, not to 1`);
}

/** The last department takes what rounding leaves. */
export function split(cents: number, shares: readonly Share[]): Booking[] {
  checkShares(shares);
  let left = cents;
  return shares.map(({ department, part }, index) => {
    const own = index === shares.length - 1 ? left : Math.round(cents * part);
    left -= own;
    return { department, cents: own };
  });
}

export function total(bookings: readonly Booking[]): number {
  return bookings.reduce((sum, booking) => sum + booking.cents, 0);
}
