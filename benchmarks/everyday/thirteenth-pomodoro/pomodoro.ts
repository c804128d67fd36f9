/**
 * Focus timer: phases of work and breaks, every fourth break is a long one.
 * The caller asks on every frame how much is left; there is no timer in here.
 */
export type Phase = 'focus' | 'short' | 'long';

export interface PomodoroOptions {
  /** minutes per phase */
  minutes?: Partial<Record<Phase, number>>;
  longEvery?: number;
  now?: () => number;
}

const MINUTE = 60_000;

export class Pomodoro {
  phase: Phase = 'focus';
  completed = 0;
  private readonly minutes: Record<Phase, number>;
  private readonly longEvery: number;
  private readonly now: () => number;
  /** time left when the clock was last started or paused */
  private left: number;
  private startedAt: number | null = null;

  constructor({ minutes = {}, longEvery = 4, now = Date.now }: PomodoroOptions = {}) {
    this.minutes = { focus: 25, short: 5, long: 15, ...minutes };
    this.longEvery = longEvery;
    this.now = now;
    this.left = this.length();
  }

  get running(): boolean {
    return this.startedAt !== null;
  }

  get remaining(): number {
    const passed = this.startedAt === null ? 0 : this.now() - this.startedAt;
    return Math.max(0, this.left - passed);
  }

  /** Share of the phase that is over, 0 to 1. */
  get progress(): number {
    return 1 - this.remaining / this.length();
  }

  start(): void {
    if (this.startedAt === null) this.startedAt = this.now();
  }

  pause(): void {
    if (this.startedAt === null) return;
    this.left = this.length() - (this.now() - this.startedAt);
    this.startedAt = null;
  }

  /** Moves on when the phase is over; returns the new phase or null. */
  tick(): Phase | null {
    if (!this.running || this.remaining > 0) return null;
    if (this.phase === 'focus') this.completed += 1;
    return this.advance();
  }

  /** Ends the phase early; a skipped focus does not count. */
  skip(): Phase {
    return this.advance();
  }

  private advance(): Phase {
    if (this.phase !== 'focus') this.phase = 'focus';
    else this.phase = this.completed > 0 && this.completed % this.longEvery === 0 ? 'long' : 'short';
    this.left = this.length();
    if (this.startedAt !== null) this.startedAt = this.now();
    return this.phase;
  }

  private length(): number {
    return this.minutes[this.phase] * MINUTE;
  }
}

export function clock(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
