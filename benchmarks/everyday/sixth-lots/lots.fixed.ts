/** Shares that were bought together. Prices are in cents a share. */
export interface Lot {
  shares: number;
  price: number;
}

export interface Sale {
  proceeds: number;
  /** What the sold shares had cost. */
  cost: number;
  gain: number;
}

/** The shares of one company in a portfolio. What was bought first is sold first. */
export class Position {
  private lots: Lot[] = [];
  private gains = 0;

  get shares(): number {
    return this.lots.reduce((sum, lot) => sum + lot.shares, 0);
  }

  /** What the shares that are left had cost. */
  get bookValue(): number {
    return this.lots.reduce((sum, lot) => sum + lot.shares * lot.price, 0);
  }

  /** The gains of all sales together. */
  get realizedGain(): number {
    return this.gains;
  }

  buy(shares: number, price: number): void {
    checkShares(shares);
    this.lots.push({ shares, price });
  }

  sell(shares: number, price: number): Sale {
    checkShares(shares);
    if (shares > this.shares) throw new RangeError(`Not enough shares to sell ${shares}`);
    let open = shares;
    let cost = 0;
    while (open > 0) {
      const lot = this.lots[0];
      const sold = Math.min(open, lot.shares);
      cost += sold * lot.price;
      lot.shares -= sold;
      open -= sold;
      if (lot.shares === 0) this.lots.shift();
    }
    const proceeds = shares * price;
    this.gains += proceeds - cost;
    return { proceeds, cost, gain: proceeds - cost };
  }

  /** The company gives `factor` shares for each one. */
  split(factor: number): void {
    this.lots = this.lots.map((lot) => ({ shares: lot.shares * factor, price: lot.price / factor }));
  }
}

function checkShares(shares: number): void {
  if (!Number.isInteger(shares) || shares <= 0) throw new RangeError(`Not a number of shares: ${shares}`);
}
