/**
 * Proxy bidding: bidders say up to which amount they would go, the auction
 * bids for them no more than it takes to lead. Amounts are whole cents.
 */
export interface Listing {
  start: number;
  /** the lowest price at which the seller sells; secret */
  reserve?: number;
  endsAt: number;
  /** a bid within this time before the end moves the end to this time after it */
  extension: number;
}

export type BidResult = 'leading' | 'outbid' | 'raised';

export interface Standing {
  price: number;
  leader?: string;
  reserveMet: boolean;
  endsAt: number;
}

interface Proxy {
  bidder: string;
  max: number;
}

const STEPS: readonly [upTo: number, step: number][] = [
  [10_00, 50],
  [100_00, 1_00],
  [1000_00, 5_00],
  [Infinity, 20_00],
];

/** By how much a bid must be above the price. */
export function step(price: number): number {
  return STEPS.find(([upTo]) => price < upTo)![1];
}

export class Auction {
  #price: number;
  #lead: Proxy | undefined;
  #endsAt: number;
  readonly #listing: Listing;

  constructor(listing: Listing) {
    this.#listing = listing;
    this.#price = listing.start;
    this.#endsAt = listing.endsAt;
  }

  /** The least that can be bid at the moment. */
  get minimum(): number {
    return this.#lead ? this.#price + step(this.#price) : this.#price;
  }

  /**
   * Places a bid. The leader may raise the own maximum, which changes nothing
   * else. Of equal maxima the earlier one leads.
   */
  bid(bidder: string, max: number, time: number): BidResult {
    if (time >= this.#endsAt) throw new Error('the auction is over');
    if (this.#lead?.bidder === bidder) {
      if (max <= this.#lead.max) throw new RangeError('not above your maximum');
      this.#lead = { bidder, max };
      this.#meetReserve();
      return 'raised';
    }
    if (max < this.minimum) throw new RangeError(`bid at least ${this.minimum}`);
    if (this.#endsAt - time <= this.#listing.extension) {
      this.#endsAt = time + this.#listing.extension;
    }
    const before = this.#lead;
    if (before && max <= before.max) {
      this.#price = Math.min(before.max, max + step(max));
      return 'outbid';
    }
    if (before) this.#price = Math.min(max, before.max + step(before.max));
    this.#lead = { bidder, max };
    this.#meetReserve();
    return 'leading';
  }

  standing(): Standing {
    return {
      price: this.#price,
      leader: this.#lead?.bidder,
      reserveMet: this.#lead !== undefined && this.#price >= (this.#listing.reserve ?? 0),
      endsAt: this.#endsAt,
    };
  }

  /** A maximum that reaches the reserve lifts the price to it. */
  #meetReserve(): void {
    const { reserve = 0 } = this.#listing;
    if (this.#lead && this.#lead.max >= reserve) this.#price = Math.max(this.#price, reserve);
  }
}
