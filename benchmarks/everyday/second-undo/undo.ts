export class History<T> {
  private past: T[] = [];
  private future: T[] = [];
  constructor(private present: T) {}
  get current(): T {
    return this.present;
  }
  push(value: T): void {
    this.past.push(this.present);
    this.present = value;
  }
  undo(): T {
    const before = this.past.pop();
    if (before === undefined) return this.present;
    this.future.push(this.present);
    this.present = before;
    return before;
  }
  redo(): T {
    const after = this.future.pop();
    if (after === undefined) return this.present;
    this.past.push(this.present);
    this.present = after;
    return after;
  }
}
