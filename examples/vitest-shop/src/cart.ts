import { shippingCost } from './shipping.ts';

export interface Product {
  sku: string;
  price: number;
  weightGrams: number;
}

export interface CartSummary {
  pieces: number;
  subtotal: number;
  weightGrams: number;
}

interface Line {
  product: Product;
  quantity: number;
}

export class Cart {
  readonly #lines = new Map<string, Line>();

  add(product: Product, quantity = 1): this {
    const line = this.#lines.get(product.sku);
    if (line) {
      line.quantity += quantity;
    } else {
      this.#lines.set(product.sku, { product, quantity });
    }
    return this;
  }

  /** Sets the quantity of an article; 0 takes it out of the cart. */
  setQuantity(sku: string, quantity: number): void {
    const line = this.#lines.get(sku);
    if (!line) return;
    if (quantity <= 0) {
      this.#lines.delete(sku);
    } else {
      line.quantity = quantity;
    }
  }

  get isEmpty(): boolean {
    return this.#lines.size === 0;
  }

  summary(): CartSummary {
    let pieces = 0;
    let subtotal = 0;
    let weightGrams = 0;
    for (const { product, quantity } of this.#lines.values()) {
      pieces += quantity;
      subtotal += product.price * quantity;
      weightGrams += product.weightGrams;
    }
    return { pieces, subtotal, weightGrams };
  }

  total(country: string): number {
    if (this.isEmpty) return 0;
    const { subtotal, weightGrams } = this.summary();
    return subtotal + shippingCost({ subtotal, weightGrams }, country);
  }
}
