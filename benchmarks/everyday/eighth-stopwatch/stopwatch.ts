/**
 * Time tracking of a task: can be started, paused and resumed, and takes laps.
 */
export interface Lap {
  name: string;
  /** since the lap before, pauses not counted */
  duration: number;
}

export class Stopwatch {
  private elapsedBefore = 0;
  private startedAt: number | null = null;
  private laps: Lap[] = [];

  constructor(private readonly now: () => number = () => performance.now()) {}

  get running(): boolean {
    return this.startedAt !== null;
  }

  get elapsed(): number {
    return this.elapsedBefore + (this.startedAt === null ? 0 : this.now() - this.startedAt);
  }

  start(): this {
    this.startedAt = this.now();
    return this;
  }

  pause(): this {
    this.elapsedBefore = this.elapsed;
    this.startedAt = null;
    return this;
  }

  toggle(): this {
    return this.running ? this.pause() : this.start();
  }

  lap(name = `Lap ${this.laps.length + 1}`): Lap {
    const taken = this.laps.reduce((sum, lap) => sum + lap.duration, 0);
    const lap = { name, duration: this.elapsed - taken };
    this.laps.push(lap);
    return lap;
  }

  reset(): this {
    this.elapsedBefore = 0;
    this.startedAt = null;
    this.laps = [];
    return this;
  }

  summary(): { total: number; laps: Lap[]; fastest: string | null } {
    const [first, ...rest] = this.laps;
    const fastest = first && rest.reduce((best, lap) => (lap.duration < best.duration ? lap : best), first);
    return { total: this.elapsed, laps: [...this.laps], fastest: fastest?.name ?? null };
  }
}
