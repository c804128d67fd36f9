/**
 * Stock of a warehouse. An order reserves all its lines or none of them; when
 * it is shipped the reserved goods leave the warehouse.
 */
export interface OrderLine {
  sku: string;
  quantity: number;
}

export interface StockLevel {
  onHand: number;
  reserved: number;
  available: number;
}

interface Item {
  onHand: number;
  reserved: number;
}

export class OutOfStockError extends Error {
  constructor(
    readonly sku: string,
    readonly missing: number,
  ) {
    super(`${missing} × ${sku} missing`);
    this.name = 'OutOfStockError';
  }
}

export type StockListener = (sku: string, level: StockLevel) => void;

export class Stock {
  private readonly items = new Map<string, Item>();
  private readonly reservations = new Map<string, OrderLine[]>();
  private readonly listeners = new Set<StockListener>();

  subscribe(listener: StockListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  receive(sku: string, quantity: number): void {
    if (!(quantity > 0)) throw new RangeError(`bad quantity ${quantity}`);
    const item = this.items.get(sku) ?? { onHand: 0, reserved: 0 };
    item.onHand += quantity;
    this.items.set(sku, item);
    this.notify(sku);
  }

  level(sku: string): StockLevel {
    const { onHand, reserved } = this.items.get(sku) ?? { onHand: 0, reserved: 0 };
    return { onHand, reserved, available: onHand - reserved };
  }

  /** Sets the goods of an order aside. */
  reserve(orderId: string, lines: OrderLine[]): void {
    if (this.reservations.has(orderId)) throw new Error(`order ${orderId} is reserved already`);
    const done: OrderLine[] = [];
    for (const line of lines) {
      const { available } = this.level(line.sku);
      if (available < line.quantity) {
        this.unreserve(done);
        throw new OutOfStockError(line.sku, line.quantity - available);
      }
      this.items.get(line.sku)!.reserved += line.quantity;
      done.push({ ...line });
    }
    this.reservations.set(orderId, done);
    this.notifyLines(done);
  }

  /** Gives the goods of a cancelled order back. */
  release(orderId: string): void {
    const lines = this.take(orderId);
    this.unreserve(lines);
    this.notifyLines(lines);
  }

  ship(orderId: string): OrderLine[] {
    const lines = this.take(orderId);
    for (const { sku, quantity } of lines) {
      this.items.get(sku)!.onHand -= quantity;
    }
    this.unreserve(lines);
    this.notifyLines(lines);
    return lines;
  }

  /** What has to be ordered again to have `target` of everything available. */
  shortages(target: number): OrderLine[] {
    return [...this.items.keys()]
      .map((sku) => ({ sku, quantity: target - this.level(sku).available }))
      .filter((line) => line.quantity > 0);
  }

  private unreserve(lines: OrderLine[]): void {
    for (const { sku, quantity } of lines) this.items.get(sku)!.reserved -= quantity;
  }

  private take(orderId: string): OrderLine[] {
    const lines = this.reservations.get(orderId);
    if (!lines) throw new Error(`order ${orderId} has no reservation`);
    this.reservations.delete(orderId);
    return lines;
  }

  private notifyLines(lines: OrderLine[]): void {
    for (const sku of new Set(lines.map((line) => line.sku))) this.notify(sku);
  }

  private notify(sku: string): void {
    for (const listener of this.listeners) listener(sku, this.level(sku));
  }
}
