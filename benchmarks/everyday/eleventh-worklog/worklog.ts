/**
 * Work log of the issue tracker: timers are stopped to the second, people read
 * and write hours and minutes ("1h 30m", "1:30", "90m", "1.5h").
 */
export interface LogEntry {
  issue: string;
  user: string;
  seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds of a text, undefined if it cannot be understood. */
export function parseSpent(text: string): number | undefined {
  const trimmed = text.trim().toLowerCase().replace(',', '.');
  const clock = /^(\d+):([0-5]\d)$/.exec(trimmed);
  if (clock) return Number(clock[1]) * HOUR + Number(clock[2]) * MINUTE;

  const parts = /^(?:(\d+(?:\.\d+)?)\s*h)?\s*(?:(\d+(?:\.\d+)?)\s*m(?:in)?)?$/.exec(trimmed);
  if (!parts || trimmed === '') return undefined;
  const [, hours = '0', minutes = '0'] = parts;
  return Math.round(Number(hours) * HOUR + Number(minutes) * MINUTE);
}

/** "1h 30m", rounded to minutes; "0m" for nothing. */
export function formatSpent(seconds: number): string {
  const sign = seconds < 0 ? '-' : '';
  const total = Math.abs(seconds);
  const hours = Math.floor(total / HOUR);
  const minutes = Math.round((total % HOUR) / MINUTE);
  if (hours === 0) return `${minutes === 0 ? '' : sign}${minutes}m`;
  return minutes === 0 ? `${sign}${hours}h` : `${sign}${hours}h ${minutes}m`;
}

/** Hours as the invoice shows them, "1.50" */
export function formatDecimal(seconds: number): string {
  return (Math.round((seconds / HOUR) * 100) / 100).toFixed(2);
}

/** Rounds up to whole units of billing, e.g. quarters of an hour. */
export function billable(seconds: number, unitMinutes = 15): number {
  const unit = unitMinutes * MINUTE;
  return Math.ceil(seconds / unit) * unit;
}

export class WorkLog {
  private readonly entries: LogEntry[] = [];
  private readonly running = new Map<string, { issue: string; since: number }>();

  /** @param now time in milliseconds */
  constructor(private readonly now: () => number) {}

  add(issue: string, user: string, spent: string): LogEntry {
    const seconds = parseSpent(spent);
    if (seconds === undefined) throw new Error(`not a duration: "${spent}"`);
    return this.push({ issue, user, seconds });
  }

  /** Starts the timer of a user; one that runs already is stopped. */
  start(issue: string, user: string): void {
    this.stop(user);
    this.running.set(user, { issue, since: this.now() });
  }

  stop(user: string): LogEntry | undefined {
    const timer = this.running.get(user);
    if (!timer) return undefined;
    this.running.delete(user);
    const seconds = Math.round((this.now() - timer.since) / 1000);
    return this.push({ issue: timer.issue, user, seconds });
  }

  total(filter: Partial<Pick<LogEntry, 'issue' | 'user'>> = {}): number {
    return this.entries
      .filter((entry) => filter.issue === undefined || entry.issue === filter.issue)
      .filter((entry) => filter.user === undefined || entry.user === filter.user)
      .reduce((sum, entry) => sum + entry.seconds, 0);
  }

  /** One line per issue, the most expensive first. */
  report(): string[] {
    return [...new Set(this.entries.map((entry) => entry.issue))]
      .map((issue) => ({ issue, seconds: this.total({ issue }) }))
      .sort((a, b) => b.seconds - a.seconds)
      .map(({ issue, seconds }) => `${issue}: ${formatSpent(seconds)}`);
  }

  private push(entry: LogEntry): LogEntry {
    this.entries.push(entry);
    return entry;
  }
}
