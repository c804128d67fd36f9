export interface Timers {
  setInterval(callback: () => void, ms: number): number;
  clearInterval(id: number): void;
}

export type SlideListener = (index: number) => void;

export class Slideshow {
  private index = 0;
  private timer: number | undefined;
  private readonly listeners = new Set<SlideListener>();

  constructor(
    private readonly count: number,
    private readonly timers: Timers,
    private delay = 5000,
  ) {
    if (count < 1) throw new Error('a slideshow needs a slide');
  }

  get current(): number {
    return this.index;
  }

  get playing(): boolean {
    return this.timer !== undefined;
  }

  onChange(listener: SlideListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  play(): void {
    this.pause();
    this.timer = this.timers.setInterval(() => this.next(), this.delay);
  }

  pause(): void {
    if (this.timer === undefined) return;
    this.timers.clearInterval(this.timer);
    this.timer = undefined;
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  setDelay(ms: number): void {
    this.delay = ms;
    if (this.playing) {
      this.pause();
      this.play();
    }
  }

  next(): void {
    this.goTo((this.index + 1) % this.count);
  }

  previous(): void {
    this.goTo((this.index + this.count - 1) % this.count);
  }

  goTo(index: number): void {
    if (index < 0 || index >= this.count || index === this.index) return;
    this.index = index;
    for (const listener of this.listeners) listener(index);
  }
}
