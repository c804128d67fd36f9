/** Control of a snack machine. All amounts are in cents. */
const COINS = [200, 100, 50, 20, 10] as const;
export type Coin = (typeof COINS)[number];

export interface Slot {
  name: string;
  price: number;
  count: number;
}

export type Sale =
  | { ok: true; name: string; change: Coin[] }
  | { ok: false; reason: 'unknown' | 'sold out' | 'too little' | 'no change' };

export class VendingMachine {
  private readonly slots = new Map<string, Slot>();
  private readonly coins = new Map<Coin, number>();
  private inserted: Coin[] = [];

  constructor(slots: Record<string, Slot>, float: Partial<Record<Coin, number>> = {}) {
    for (const [code, slot] of Object.entries(slots)) this.slots.set(code, { ...slot });
    for (const coin of COINS) this.coins.set(coin, float[coin] ?? 0);
  }

  get credit(): number {
    return this.inserted.reduce((sum, coin) => sum + coin, 0);
  }

  /** Money in the till, without the credit of the customer. */
  get till(): number {
    return [...this.coins].reduce((sum, [coin, count]) => sum + coin * count, 0);
  }

  stock(code: string): number {
    return this.slots.get(code)?.count ?? 0;
  }

  insert(...coins: Coin[]): void {
    this.inserted.push(...coins);
  }

  /** Gives the very coins back that were inserted. */
  refund(): Coin[] {
    const coins = this.inserted;
    this.inserted = [];
    return coins;
  }

  select(code: string): Sale {
    const slot = this.slots.get(code);
    if (!slot) return { ok: false, reason: 'unknown' };
    if (slot.count === 0) return { ok: false, reason: 'sold out' };
    if (this.credit < slot.price) return { ok: false, reason: 'too little' };

    // the inserted coins may be used for the change
    const till = new Map(this.coins);
    for (const coin of this.inserted) till.set(coin, till.get(coin)! + 1);
    const change = this.makeChange(till, this.credit - slot.price);
    if (!change) return { ok: false, reason: 'no change' };

    slot.count -= 1;
    this.inserted = [];
    for (const [coin, count] of till) this.coins.set(coin, count);
    return { ok: true, name: slot.name, change };
  }

  /** Takes the change out of the till, largest coins first. */
  private makeChange(till: Map<Coin, number>, amount: number): Coin[] | null {
    const change: Coin[] = [];
    for (const coin of COINS) {
      while (amount >= coin && till.get(coin)! > 0) {
        till.set(coin, till.get(coin)! - 1);
        amount -= coin;
        change.push(coin);
      }
    }
    return amount === 0 ? change : null;
  }
}
