export class Inventory {
  private readonly stock = new Map<string, number>();
  add(sku: string, count: number): void {
    this.stock.set(sku, (this.stock.get(sku) ?? 0) + count);
  }
  take(sku: string, count: number): void {
    const left = this.stock.get(sku) ?? 0;
    if (left < count) throw new RangeError(`only ${left} of ${sku}`);
    this.stock.set(sku, left - count);
  }
  list(): string[] {
    return [...this.stock.keys()].sort();
  }
}
