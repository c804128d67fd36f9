export interface PaymentGateway {
  charge(customerId: string, cents: number): Promise<{ reference: string }>;
}

export interface StockService {
  reserve(sku: string, quantity: number): Promise<void>;
  release(sku: string, quantity: number): Promise<void>;
}

export interface OrderLine {
  sku: string;
  quantity: number;
  unitPrice: number;
}

export type CheckoutResult = { status: 'paid'; reference: string } | { status: 'declined'; reason: string };

export class PaymentDeclined extends Error {
  override name = 'PaymentDeclined';
}

export function orderTotal(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
}

async function pay(gateway: PaymentGateway, customerId: string, cents: number): Promise<CheckoutResult> {
  const { reference } = await gateway.charge(customerId, cents);
  return { status: 'paid', reference };
}

export class Checkout {
  readonly #gateway: PaymentGateway;
  readonly #stock: StockService;

  constructor(gateway: PaymentGateway, stock: StockService) {
    this.#gateway = gateway;
    this.#stock = stock;
  }

  /** Reserves the goods and takes the money; a declined payment gives the goods back. */
  async submit(customerId: string, lines: readonly OrderLine[]): Promise<CheckoutResult> {
    if (lines.length === 0) {
      return { status: 'declined', reason: 'empty order' };
    }
    await Promise.all(lines.map(({ sku, quantity }) => this.#stock.reserve(sku, quantity)));
    try {
      return pay(this.#gateway, customerId, orderTotal(lines));
    } catch (error) {
      if (!(error instanceof PaymentDeclined)) throw error;
      await this.#releaseAll(lines);
      return { status: 'declined', reason: error.message };
    }
  }

  async #releaseAll(lines: readonly OrderLine[]): Promise<void> {
    for (const { sku, quantity } of lines) {
      await this.#stock.release(sku, quantity);
    }
  }
}
