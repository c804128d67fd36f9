/** Controller of a heating zone with day and night temperatures, in degrees Celsius. */
export type Mode = 'off' | 'auto' | 'away';

export interface ZoneConfig {
  day: number;
  night: number;
  /** kept while nobody is at home */
  away?: number;
  /** start and end of the day in minutes after midnight */
  dayStart?: number;
  dayEnd?: number;
  /** the temperature may leave the target by this much before the heating switches */
  hysteresis?: number;
  /** minutes the heating stays as it is after switching */
  minCycle?: number;
}

export interface Reading {
  temperature: number;
  /** minutes since midnight */
  minute: number;
}

export interface ZoneState {
  heating: boolean;
  switchedAt: number | null;
}

const MINUTES_PER_DAY = 1440;

export class ZoneController {
  private mode: Mode = 'auto';
  private state: ZoneState = { heating: false, switchedAt: null };
  private readonly config: Required<ZoneConfig>;

  constructor(config: ZoneConfig) {
    this.config = {
      day: config.day,
      night: config.night,
      away: config.away ?? 12,
      dayStart: config.dayStart ?? 6 * 60,
      dayEnd: config.dayEnd ?? 22 * 60,
      hysteresis: config.hysteresis ?? 0.5,
      minCycle: config.minCycle ?? 5,
    };
  }

  get isHeating(): boolean {
    return this.state.heating;
  }

  setMode(mode: Mode): void {
    this.mode = mode;
    if (mode === 'off') this.state = { heating: false, switchedAt: null };
  }

  private isDay(minute: number): boolean {
    const { dayStart, dayEnd } = this.config;
    return dayStart <= dayEnd ? minute >= dayStart && minute < dayEnd : minute >= dayStart || minute < dayEnd;
  }

  target(minute: number): number | null {
    if (this.mode === 'off') return null;
    if (this.mode === 'away') return this.config.away;
    return this.isDay(minute) ? this.config.day : this.config.night;
  }

  /** Takes a reading and says whether to heat. */
  update({ temperature, minute }: Reading): boolean {
    const target = this.target(minute);
    if (target === null) return false;
    if (!this.maySwitch(minute)) return this.state.heating;
    const { hysteresis } = this.config;
    const { heating } = this.state;
    if (!heating && temperature < target - hysteresis) this.switchTo(true, minute);
    else if (heating && temperature > target + hysteresis) this.switchTo(false, minute);
    return this.state.heating;
  }

  private maySwitch(minute: number): boolean {
    const { switchedAt } = this.state;
    if (switchedAt === null) return true;
    const since = (minute - switchedAt + MINUTES_PER_DAY) % MINUTES_PER_DAY;
    return since >= this.config.minCycle;
  }

  private switchTo(heating: boolean, minute: number): void {
    this.state = { heating, switchedAt: minute };
  }
}
