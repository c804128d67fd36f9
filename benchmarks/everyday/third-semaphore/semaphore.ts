export class Semaphore {
  private free: number;
  private readonly waiting: (() => void)[] = [];
  constructor(slots: number) {
    this.free = slots;
  }
  async acquire(): Promise<void> {
    if (this.free > 0) {
      this.free--;
      return;
    }
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }
  release(): void {
    const next = this.waiting.pop();
    if (next) next();
    else this.free++;
  }
}
