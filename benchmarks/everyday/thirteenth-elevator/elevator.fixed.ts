/**
 * Model of one lift car for the building simulator. The car keeps its direction
 * as long as somebody is waiting or wants to get out further on that way.
 */
export type Direction = 'up' | 'down';

export interface Stop {
  floor: number;
  /** the way the car will go on; null when there is nothing left to do */
  leaving: Direction | null;
}

const opposite = (direction: Direction): Direction => (direction === 'up' ? 'down' : 'up');

export class Elevator {
  private floor: number;
  private direction: Direction | null = null;
  private readonly cabin = new Set<number>();
  private readonly hall: Record<Direction, Set<number>> = { up: new Set(), down: new Set() };

  constructor(
    private readonly floors: number,
    start = 0,
  ) {
    this.floor = start;
  }

  get position(): number {
    return this.floor;
  }

  get idle(): boolean {
    return this.pending().length === 0;
  }

  /** Somebody on a floor wants to be picked up. */
  call(floor: number, direction: Direction): void {
    this.check(floor);
    this.hall[direction].add(floor);
  }

  /** Somebody in the cabin presses the button of a floor. */
  press(floor: number): void {
    this.check(floor);
    this.cabin.add(floor);
  }

  /** Drives to the next stop and opens the doors there; null when idle. */
  next(): Stop | null {
    if (this.idle) {
      this.direction = null;
      return null;
    }
    this.direction ??= this.pending().some((f) => f > this.floor) ? 'up' : 'down';
    if (!this.stopsHere() && !this.anythingBeyond()) this.direction = opposite(this.direction);
    while (!this.stopsHere()) this.floor += this.direction === 'up' ? 1 : -1;
    return this.open();
  }

  private open(): Stop {
    const direction = this.direction!;
    const turning = !this.hall[direction].has(this.floor) && !this.anythingBeyond();
    const leaving = turning ? opposite(direction) : direction;
    this.cabin.delete(this.floor);
    this.hall[leaving].delete(this.floor);
    this.direction = this.idle ? null : leaving;
    return { floor: this.floor, leaving: this.direction };
  }

  private stopsHere(): boolean {
    const direction = this.direction!;
    if (this.cabin.has(this.floor) || this.hall[direction].has(this.floor)) return true;
    return this.hall[opposite(direction)].has(this.floor) && !this.anythingBeyond();
  }

  private anythingBeyond(): boolean {
    return this.pending().some((f) => (this.direction === 'up' ? f > this.floor : f < this.floor));
  }

  private pending(): number[] {
    return [...this.cabin, ...this.hall.up, ...this.hall.down];
  }

  private check(floor: number): void {
    if (!Number.isInteger(floor) || floor < 0 || floor >= this.floors) {
      throw new RangeError(`no floor ${floor}`);
    }
  }
}
