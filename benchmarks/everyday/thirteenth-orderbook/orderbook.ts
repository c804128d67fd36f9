/** Limit order book of the paper-trading game: price first, then time. */
export type Side = 'buy' | 'sell';

export interface Order {
  id: string;
  side: Side;
  price: number;
  quantity: number;
}

export interface Trade {
  buyId: string;
  sellId: string;
  price: number;
  quantity: number;
}

interface Resting extends Order {
  open: number;
}

export class OrderBook {
  private readonly bids: Resting[] = [];
  private readonly asks: Resting[] = [];
  private readonly trades: Trade[] = [];

  /** Matches the order against the other side; what is left over rests in the book. */
  place(order: Order): Trade[] {
    if (order.quantity <= 0) throw new RangeError('quantity must be positive');
    const incoming: Resting = { ...order, open: order.quantity };
    const others = order.side === 'buy' ? this.asks : this.bids;
    const done: Trade[] = [];

    while (incoming.open > 0 && others.length > 0) {
      const best = others[0];
      if (!crosses(incoming, best)) break;
      const quantity = Math.min(incoming.open, best.open);
      incoming.open -= quantity;
      best.open -= quantity;
      if (best.open === 0) others.shift();
      done.push({
        buyId: order.side === 'buy' ? order.id : best.id,
        sellId: order.side === 'buy' ? best.id : order.id,
        price: best.price,
        quantity,
      });
    }

    if (incoming.open > 0) this.rest(incoming);
    this.trades.push(...done);
    return done;
  }

  cancel(id: string): boolean {
    for (const side of [this.bids, this.asks]) {
      const index = side.findIndex((o) => o.id === id);
      if (index >= 0) {
        side.splice(index, 1);
        return true;
      }
    }
    return false;
  }

  /** Best prices of both sides. */
  quote(): { bid: number | null; ask: number | null } {
    return { bid: this.bids[0]?.price ?? null, ask: this.asks[0]?.price ?? null };
  }

  /** Open quantity per price, best price first. */
  depth(side: Side): Array<[price: number, quantity: number]> {
    const levels = new Map<number, number>();
    for (const o of side === 'buy' ? this.bids : this.asks) {
      levels.set(o.price, (levels.get(o.price) ?? 0) + o.quantity);
    }
    return [...levels];
  }

  get volume(): number {
    return this.trades.reduce((sum, t) => sum + t.quantity, 0);
  }

  private rest(order: Resting): void {
    const side = order.side === 'buy' ? this.bids : this.asks;
    const worse = (o: Resting) => (order.side === 'buy' ? o.price < order.price : o.price > order.price);
    const index = side.findIndex(worse);
    side.splice(index === -1 ? side.length : index, 0, order);
  }
}

function crosses(incoming: Order, resting: Order): boolean {
  return incoming.side === 'buy' ? incoming.price >= resting.price : incoming.price <= resting.price;
}
